import { sendByScript, tell, wordsOf } from '#scripts/base/send-form.ts'
import { call } from '#stores/api.ts'

const form = document.querySelector<HTMLFormElement>('#link-form')!
const told = document.querySelector<HTMLElement>('#link-told')!
const again = document.querySelector<HTMLButtonElement>('#subscribe-again')

const query = new URLSearchParams(location.search)
const token = query.get('token') ?? ''
const s = query.get('s') ?? ''
const isConfirming = form.dataset.what === 'confirm'

const tellFailure = (error: unknown) => tell(told, wordsOf(error, form.dataset.failed), 'error')

// Opened without the mail's link, or led back here by the form itself.
if (!(isConfirming ? token : s)) {
  form.hidden = true
  if (location.hash !== '#done') tell(told, form.dataset.noLink!, 'error')
}

sendByScript(form, {
  send: () =>
    isConfirming
      ? call('POST /newsletter/confirm', { body: { token } })
      : call('POST /newsletter/unsubscribe', { query: { s } }),
  busy: form.dataset.busy!,
  onDone: () => {
    form.hidden = true
    if (again) again.hidden = false
    tell(told, form.dataset.done!, 'ok')
  },
  onFailure: tellFailure,
})

again?.addEventListener('click', () => {
  again.disabled = true
  call('POST /newsletter/resubscribe', { query: { s } })
    .then(() => {
      again.hidden = true
      tell(told, again.dataset.done!, 'ok')
    }, tellFailure)
    .finally(() => (again.disabled = false))
})
