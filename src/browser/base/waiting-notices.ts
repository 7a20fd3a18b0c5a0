import { outbox as t } from '#i18n/en/outbox.ts'
import { deleteWaiting, listWaiting, WAITING_CHANGED, type WaitingForm } from '#stores/waiting.ts'
import { element } from './element.ts'

/**
 * Says below a form of the page what of it waits for a connection, or was refused when it came,
 * with buttons to delete it and to put it back into the form.
 */
export function showWaitingNotices(name: string, form: HTMLFormElement, told: HTMLElement): void {
  const place = element('div', { class: 'told', role: 'status' })
  told.after(place)

  const draw = () =>
    place.replaceChildren(
      ...listWaiting()
        .filter((one) => one.form === name && ['waiting', 'refused'].includes(one.state))
        .map((one) => notice(one, form)),
    )
  draw()
  document.addEventListener(WAITING_CHANGED, draw)
  addEventListener('storage', draw)
}

function notice({ key, state, notice: why, values }: WaitingForm, form: HTMLFormElement) {
  const isRefused = state === 'refused'
  const buttons = element('div', { class: 'flex flex-wrap gap-2 mt-2' })
  if (isRefused) buttons.append(makeButton(t.edit, () => fill(form, values)))
  buttons.append(makeButton(t.delete, () => deleteWaiting(key)))
  const text = element('p', {}, isRefused ? `${t.refused} ${why}` : t.waiting)
  const look = isRefused ? 'notice notice-error' : 'notice'
  return element('div', { class: look }, element('div', {}, text, buttons))
}

function makeButton(text: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'button' }, text)
  made.addEventListener('click', onPress)
  return made
}

function fill(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const [field, value] of Object.entries(values)) {
    const input = form.elements.namedItem(field)
    if (input && 'value' in input) input.value = String(value)
  }
}
