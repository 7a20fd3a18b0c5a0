import type { MapMarker, MapTexts } from '#shared/view/map.ts'

/* Brings the maps of a static page (components/map/MapBox.astro) to life: a press of the button,
   and the map is there. */

for (const place of document.querySelectorAll<HTMLElement>('[data-map]')) {
  const offer = place.querySelector<HTMLElement>('.map-offer')
  const button = place.querySelector('button')
  const status = place.querySelector<HTMLElement>('[data-map-status]')
  const { markers, t } = JSON.parse(place.dataset['map'] ?? '{}') as {
    markers: MapMarker[]
    t: MapTexts
  }

  button?.addEventListener('click', () => {
    const sheet = Object.assign(document.createElement('div'), {
      className: 'map-sheet',
      hidden: false,
    })
    if (status) status.textContent = t.loading
    button.disabled = true
    place.prepend(sheet)
    const opened = import('./load-and-draw-map.ts').then(({ loadAndDrawMap }) =>
      loadAndDrawMap(sheet, t),
    )
    opened.then(
      (map) => {
        offer?.remove()
        map.show(markers)
        sheet.focus({ preventScroll: true })
      },
      () => {
        sheet.remove()
        button.disabled = false
        if (status) status.textContent = t.failed
      },
    )
  })
}
