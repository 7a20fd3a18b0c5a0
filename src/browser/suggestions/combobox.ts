import { suggestions as t } from '#i18n/en/suggestions.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { preloadNames, suggestFromNames, suggestFromApi } from './find.ts'
import {
  createTextElement,
  getOptionKey,
  createOptionElement,
  toPageOption,
  type SuggestionOption,
} from './options.ts'
import { supportsSpeech, listenForSpeech } from './speech.ts'
import {
  removeRecentSearch,
  clearRecentSearches,
  readRecentSearches,
  addRecentSearch,
} from './recent.ts'

/** Of speech: the language of the district, then English. */
const LANGUAGES = [...new Set([`${LOCAL_LANGUAGE}-IN`, 'en-IN'])]
const speakOption = (language: string): SuggestionOption => ({
  what: 'speak',
  language,
  text: language === 'en-IN' ? t.speak.english : t.speak.local,
})
const PAUSE_MS = 90
const MIN_LENGTH = 2

let made = 0

/**
 * Gives a search box its list of suggestions: the combobox of the ARIA practices. The box keeps the
 * focus; arrows choose, Enter follows, Escape closes, Delete forgets a past search. Without a
 * choice Enter searches as ever.
 */
export class Combobox {
  readonly #input: HTMLInputElement
  readonly #popup = createTextElement('div', 'suggestions')
  readonly #list = createTextElement('div', 'suggestions-list')
  readonly #said = createTextElement('p', 'sr-only')
  readonly #id = `suggestions-${(made += 1)}`
  #options: SuggestionOption[] = []
  #active = -1
  #question = new AbortController()

  constructor(input: HTMLInputElement) {
    this.#input = input
    const host = input.closest('dialog')
    this.#popup.hidden = true
    this.#list.id = this.#id
    this.#list.setAttribute('role', 'listbox')
    this.#list.setAttribute('aria-label', t.label)
    this.#said.setAttribute('role', 'status')
    this.#popup.append(this.#list)
    // Not inside the form: React may be about to take that over as it is in the page.
    if (host) input.form?.after(this.#popup, this.#said)
    else document.body.append(this.#popup, this.#said)
    this.#popup.classList.toggle('suggestions-over', !host)

    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': this.#id }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    input.autocomplete = 'off'
    input.addEventListener('focus', () => void this.#suggest())
    input.addEventListener('input', () => void this.#suggest())
    input.addEventListener('click', () => this.#popup.hidden && void this.#suggest())
    input.addEventListener('blur', () => this.#close())
    input.addEventListener('keydown', (event) => this.#press(event))
    input.form?.addEventListener('submit', () => this.#close())
    // The box keeps the focus while a line is pressed.
    this.#popup.addEventListener('mousedown', (event) => event.preventDefault())
    this.#list.addEventListener('click', (event) => this.#click(event))
    preloadNames()
    this.#close()
    if (document.activeElement === input) void this.#suggest()
  }

  /** What the box holds now, from the release's names at once and from the API a moment later. */
  async #suggest(): Promise<void> {
    this.#question.abort()
    const { signal } = (this.#question = new AbortController())
    const typed = this.#input.value.trim()
    if (typed.length < MIN_LENGTH) return this.#showRecent(typed)

    const first = await suggestFromNames(typed)
    if (signal.aborted) return
    if (first.length > 0) this.#show(first.map((found) => toPageOption(found, t)))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    if (signal.aborted) return
    const all = await suggestFromApi(typed, signal)
    if (signal.aborted || document.activeElement !== this.#input) return
    const options = (all?.data ?? first).map((found) => toPageOption(found, t))
    const notes = all?.notes.join(' ') ?? ''
    this.#show(options, notes)
    this.#say(
      [notes, options.length > 0 ? t.count(options.length) : t.none].filter(Boolean).join(' '),
    )
  }

  #showRecent(typed: string): void {
    const recent = typed === '' ? readRecentSearches() : []
    const lines = recent.map((text): SuggestionOption => ({ what: 'search', text }))
    const spoken =
      typed === '' && supportsSpeech() ? LANGUAGES.map((language) => speakOption(language)) : []
    const past: SuggestionOption[] =
      recent.length > 0 ? [...lines, { what: 'clear', text: t.clearRecent }] : []
    this.#show([...past, ...spoken], recent.length > 0 ? t.recent : '')
    if (recent.length > 0) this.#say(t.recentCount(recent.length))
  }

  #show(options: SuggestionOption[], title = ''): void {
    if (options.length === 0 || document.activeElement !== this.#input) return this.#close()
    // Speaking alone leaves the chips below the box where they are.
    const isSpeech = options.every(({ what }) => what === 'speak')
    this.#popup.classList.toggle('suggestions-speech', isSpeech)
    const active = getOptionKey(this.#options[this.#active])
    this.#options = options
    this.#list.replaceChildren(
      ...options.map((option, i) => createOptionElement(option, `${this.#id}-${i}`, t)),
    )
    if (title)
      this.#list.prepend(
        Object.assign(createTextElement('p', 'suggestions-title', title), { role: 'presentation' }),
      )
    if (this.#popup.hidden) this.#makeRoom()
    this.#popup.hidden = false
    this.#input.setAttribute('aria-expanded', 'true')
    this.#place()
    this.#choose(active ? options.findIndex((option) => getOptionKey(option) === active) : -1)
  }

  /** An answer that is still on its way must not open it again. */
  #close(): void {
    this.#question.abort()
    this.#popup.hidden = true
    this.#options = []
    this.#input.setAttribute('aria-expanded', 'false')
    this.#choose(-1)
    this.#said.textContent = ''
  }

  /**
   * A phone's keyboard covers the lower half of the screen: the box goes to the top, the list below
   * it.
   */
  #makeRoom(): void {
    // In a dialog it stands at the top already.
    if (this.#popup.parentElement !== document.body || !matchMedia('(pointer: coarse)').matches)
      return
    const box = this.#input.form ?? this.#input
    box.scrollIntoView({ block: 'start', behavior: 'instant' })
  }

  /**
   * Below the form, whose other fields and button stay in reach; in a dialog it stands there by
   * itself.
   */
  #place(): void {
    if (this.#popup.parentElement !== document.body) return
    const { left, bottom, width } = (this.#input.form ?? this.#input).getBoundingClientRect()
    const { style } = this.#popup
    style.left = `${left + scrollX}px`
    style.top = `${bottom + scrollY + 4}px`
    style.width = `${width}px`
  }

  #choose(at: number): void {
    this.#active = at
    const lines = this.#list.querySelectorAll('[role=option]')
    lines.forEach((line, i) => line.setAttribute('aria-selected', String(i === at)))
    const line = lines[at]
    if (line) this.#input.setAttribute('aria-activedescendant', line.id)
    else this.#input.removeAttribute('aria-activedescendant')
    line?.scrollIntoView({ block: 'nearest' })
  }

  #press(event: KeyboardEvent): void {
    const { key } = event
    if (event.isComposing || event.ctrlKey || event.metaKey) return
    const dialog = this.#input.closest('dialog')
    if (key === 'ArrowDown' && this.#popup.hidden) void this.#suggest()
    // A browser would empty the box first, and take a third press to leave.
    else if (key === 'Escape' && dialog && (this.#popup.hidden || this.#input.value === ''))
      dialog.close()
    else if (this.#popup.hidden) return
    else if (key === 'ArrowDown') this.#step(1)
    else if (key === 'ArrowUp') this.#step(-1)
    else if (key === 'Escape') this.#close()
    else if (key === 'Enter' && this.#active >= 0) this.#follow(this.#options[this.#active])
    else if (key === 'Delete' && this.#options[this.#active]?.what === 'search')
      this.#forget(this.#active)
    else return
    event.preventDefault()
    // Escape has closed the list; the dialog around it stays.
    event.stopPropagation()
  }

  /** Through the lines and, between the last and the first, back to what was typed. */
  #step(by: number): void {
    const places = this.#options.length + 1
    this.#choose(((this.#active + 1 + by + places) % places) - 1)
  }

  #click({ target }: MouseEvent): void {
    const line = target instanceof Element ? target.closest('[role=option]') : null
    const at = line ? [...this.#list.querySelectorAll('[role=option]')].indexOf(line) : -1
    if (target instanceof Element && target.matches('.suggestion-remove')) this.#forget(at)
    else this.#follow(this.#options[at])
  }

  #follow(option: SuggestionOption | undefined): void {
    if (option?.what === 'page') {
      addRecentSearch(this.#input.value)
      location.assign(option.href)
    } else if (option?.what === 'search') {
      this.#input.value = option.text
      this.#input.form?.requestSubmit()
    } else if (option?.what === 'speak') {
      void this.#listen(option.language)
    } else if (option?.what === 'clear') {
      clearRecentSearches()
      this.#close()
    }
  }

  async #listen(language: string): Promise<void> {
    this.#close()
    this.#say(t.listening)
    const { placeholder } = this.#input
    this.#input.placeholder = t.listening
    const heard = await listenForSpeech(language)
    this.#input.placeholder = heard === null ? t.notHeard : placeholder
    this.#say(heard ?? t.notHeard)
    if (heard === null) return
    // As if it had been typed: whoever takes over the box hears of it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
      this.#input,
      heard,
    )
    this.#input.dispatchEvent(new Event('input', { bubbles: true }))
    this.#input.form?.requestSubmit()
  }

  #forget(at: number): void {
    const option = this.#options[at]
    if (option?.what === 'search') removeRecentSearch(option.text)
    this.#choose(-1)
    this.#showRecent('')
  }

  #say(text: string): void {
    this.#said.textContent = text
  }
}
