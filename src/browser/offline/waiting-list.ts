import { element } from '#browser/base/element.ts'
import { outbox as t } from '#i18n/en/outbox.ts'
import { readStored } from '#stores/token.ts'
import { deleteWaiting, listWaiting, WAITING_CHANGED, type WaitingForm } from '#stores/waiting.ts'

/* The forms of this device that wait for a connection, and where each stands. */

const section = document.getElementById('waiting')
const list = section?.querySelector('ul')

function draw(): void {
  const all = listWaiting()
  list?.replaceChildren(...all.map(drawForm))
  if (section) section.hidden = all.length === 0
}

function drawForm(form: WaitingForm): HTMLElement {
  const remove = element('button', { type: 'button', class: 'button' }, t.delete)
  remove.addEventListener('click', () => {
    deleteWaiting(form.key)
    if (form.file) void import('#stores/waiting-files.ts').then((files) => files.dropStrayFiles())
  })
  const link = element('a', { href: form.href }, t.item(t.kinds[form.call], form.about))
  const text = element('div', {}, link, element('small', {}, stateOf(form)))
  return element('li', {}, text, remove)
}

function stateOf({ state, notice, at }: WaitingForm): string {
  if (state === 'refused') return `${t.refused} ${notice}`
  if (state !== 'sent') return t.waiting
  const time = { hour: '2-digit', minute: '2-digit' } as const
  return t.sentAt(new Date(at).toLocaleTimeString(document.documentElement.lang, time))
}

draw()
if (readStored('facts'))
  void import('#stores/take-over-facts.ts').then(({ takeOverFacts }) => takeOverFacts())
document.addEventListener(WAITING_CHANGED, draw)
addEventListener('storage', draw)
