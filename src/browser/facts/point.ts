import { element } from '#browser/base/element.ts'
import { facts as t } from '#i18n/en/facts.ts'
import { map as mapTexts } from '#i18n/en/map.ts'

const WAIT_MS = 12_000

/** Fills in where the visitor stands, or a place that is pressed on a map. */
export function choosePoint(section: HTMLElement, way: string): void {
  if (way === 'here') fillFromDevice(section)
  else void openMap(section)
}

function fill(section: HTMLElement, latitude: number, longitude: number): void {
  const field = section.querySelector<HTMLInputElement>('[name=answer]')
  if (field) field.value = `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`
}

function tell(section: HTMLElement, text: string): void {
  let status = section.querySelector<HTMLElement>('.ask-status')
  if (!status) {
    status = element('p', { class: 'ask-status ask-wide', role: 'status' })
    section.querySelector('form')?.append(status)
  }
  status.textContent = text
}

function fillFromDevice(section: HTMLElement): void {
  tell(section, t.locating)
  if (!('geolocation' in navigator)) return tell(section, t.noLocation)
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      fill(section, coords.latitude, coords.longitude)
      tell(section, '')
    },
    () => tell(section, t.noLocation),
    { timeout: WAIT_MS, enableHighAccuracy: true },
  )
}

async function openMap(section: HTMLElement): Promise<void> {
  if (section.querySelector('.ask-map')) return
  const box = element('div', { class: 'ask-map ask-wide' })
  section.querySelector('form')?.append(box)
  tell(section, mapTexts.loading)
  try {
    const { loadAndDrawMap } = await import('#browser/map/load-and-draw-map.ts')
    const sheet = await loadAndDrawMap(box, mapTexts)
    sheet.pick(({ lat, lng }) => fill(section, lat, lng))
    tell(section, t.tapMap)
  } catch {
    box.remove()
    tell(section, mapTexts.failed)
  }
}
