import { enhanceForm } from '#browser/base/enhance-form.ts'
import { toFormProblem, showNotice } from '#browser/base/notice.ts'
import { call } from '#stores/api.ts'

const form = document.querySelector<HTMLFormElement>('#link-form')!
const told = document.querySelector<HTMLElement>('#link-told')!
const again = document.querySelector<HTMLButtonElement>('#subscribe-again')

const query = new URLSearchParams(location.search)
const token = query.get('token') ?? ''
const s = query.get('s') ?? ''
const isConfirming = form.dataset.what === 'confirm'

const explain = (error: unknown) => toFormProblem(error, form.dataset.failed)
const sayWhy = (text = '') => showNotice(told, text, 'error')

// Opened without the mail's link, or led back here by the form itself.
if (!(isConfirming ? token : s)) {
  form.hidden = true
  if (location.hash !== '#done') sayWhy(form.dataset.noLink)
}

enhanceForm(form, {
  send: () =>
    isConfirming
      ? call('POST /newsletter/confirm', { body: { token } })
      : call('POST /newsletter/unsubscribe', { query: { s } }),
  busy: form.dataset.busy!,
  onDone: () => {
    form.hidden = true
    if (again) again.hidden = false
    showNotice(told, form.dataset.done!, 'ok')
  },
  explain,
  say: (problem) => problem && sayWhy(problem.text),
})

again?.addEventListener('click', () => {
  again.disabled = true
  call('POST /newsletter/resubscribe', { query: { s } })
    .then(
      () => {
        again.hidden = true
        showNotice(told, again.dataset.done!, 'ok')
      },
      (error: unknown) => sayWhy(explain(error).text),
    )
    .finally(() => (again.disabled = false))
})
