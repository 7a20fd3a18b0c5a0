import { DISTRICT } from '#i18n/en/district.ts'
import { offline as t } from '#i18n/en/offline.ts'
import { formatCount } from '#shared/rules/money.ts'
import { toKilobytes } from '#shared/view/district-pack.ts'
import { formatDay } from './day.ts'
import {
  findUpdate,
  isMetered,
  isOfToday,
  readSavedDistrict,
  removeDistrict,
  saveDistrict,
  type DistrictUpdate,
  type SavedDistrict,
} from './saved-district.ts'

type Press = { text: string; run: () => unknown }
type State = {
  title: string
  facts: string
  note?: string
  main?: Press
  other?: Press
  /** Of 1. */
  progress?: number
  told?: string
}

const printKilobytes = (bytes: number) => formatCount(toKilobytes(bytes))
const sizeOf = ({ listings, bytes }: { listings: number; bytes: number }) =>
  t.size(formatCount(listings), printKilobytes(bytes))
const withSize = (text: string, bytes: number) => `${text} ${t.kilobytes(printKilobytes(bytes))}`

/** Makes the card of the page work: it offers the district, saves it, renews and removes it. */
export function initKeepCard(onChange: () => unknown = () => undefined): void {
  const card = document.getElementById('keep')
  if (!card) return
  const show = createView(card)
  const keepText = card.querySelector('[data-main]')!.textContent
  void look()

  /** What is there, and what is newer. */
  async function look(told?: string): Promise<void> {
    const saved = await readSavedDistrict().catch(() => undefined)
    if (saved === undefined) return show({ ...offer(card!), told: t.unsupported })
    if (!saved) return showOffer(told)
    showKept(saved, told)
    if (isOfToday(saved)) return
    const update = await findUpdate(saved).catch(() => null)
    if (!update || update.index.version === saved.index.version) return
    if (isMetered()) showUpdate(saved, update)
    else await save(update)
  }

  function showOffer(told?: string) {
    show({ ...offer(card!), main: { text: keepText, run: () => begin(null) }, told })
  }

  function showKept(saved: SavedDistrict, told?: string) {
    show({
      title: t.kept(DISTRICT.name),
      facts: t.updatedOn(sizeOf(saved.index), formatDay(saved.fetched, t.months)),
      note: t.works,
      main: { text: t.update, run: () => begin(saved) },
      other: { text: t.remove, run: () => remove() },
      told,
    })
  }

  function showUpdate(saved: SavedDistrict, update: DistrictUpdate) {
    show({
      title: t.updateTitle,
      facts: t.updateFacts(formatDay(saved.fetched, t.months), printKilobytes(update.bytes)),
      note: t.dataSaver,
      main: { text: withSize(t.update, update.bytes), run: () => save(update) },
      other: { text: t.notNow, run: () => showKept(saved) },
    })
  }

  async function begin(saved: SavedDistrict | null): Promise<void> {
    const update = await findUpdate(saved).catch(() => null)
    if (update) await save(update)
    else await look(t.failed)
  }

  async function save(update: DistrictUpdate): Promise<void> {
    const leaving = new AbortController()
    const onBytes = (bytes: number) =>
      show({
        title: t.saving(DISTRICT.name),
        facts: t.progress(printKilobytes(bytes), printKilobytes(update.bytes)),
        other: { text: t.cancel, run: () => leaving.abort() },
        progress: update.bytes ? bytes / update.bytes : 1,
      })
    onBytes(0)
    let told: string | undefined
    try {
      await saveDistrict(update, { onBytes, signal: leaving.signal })
      await navigator.storage?.persist?.()
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      told = leaving.signal.aborted ? undefined : isFull ? t.full : t.failed
    }
    await look(told)
    onChange()
  }

  async function remove(): Promise<void> {
    await removeDistrict()
    await look()
    onChange()
  }
}

/** As the page was rendered. */
const offer = (card: HTMLElement): State => ({
  title: t.keepTitle(DISTRICT.name),
  facts: card.dataset.size!,
  note: t.limits,
})

function createView(card: HTMLElement): (state: State) => void {
  const part = <E extends HTMLElement>(selector: string) => card.querySelector<E>(selector)!
  const main = part<HTMLButtonElement>('[data-main]')
  const other = part<HTMLButtonElement>('[data-other]')
  const [notice, progress] = [part('[role=status]'), part<HTMLProgressElement>('progress')]
  const set = (button: HTMLButtonElement, press: Press | undefined) => {
    button.hidden = !press
    if (press) button.textContent = press.text
    button.onclick = press ? () => void press.run() : null
  }
  return (state) => {
    part('h2').textContent = state.title
    part('[data-facts]').textContent = state.facts
    part('[data-note]').textContent = state.note ?? ''
    part('[data-gains]').hidden = state.note !== t.limits
    set(main, state.main)
    set(other, state.other)
    progress.hidden = state.progress === undefined
    if (state.progress !== undefined) progress.value = state.progress
    notice.hidden = !state.told
    notice.textContent = state.told ?? ''
  }
}
