import { enhanceForm } from '#browser/base/enhance-form.ts'
import { toFormProblem, showNotice } from '#browser/base/notice.ts'
import { call } from '#stores/api.ts'

const form = document.querySelector<HTMLFormElement>('#still-right')!
const told = document.querySelector<HTMLElement>('#told')!
const s = new URLSearchParams(location.search).get('s') ?? ''

// Opened without the mail's link, or led back here by the form itself.
if (!s) {
  form.hidden = true
  if (location.hash !== '#done') showNotice(told, form.dataset.noLink!, 'error')
}

enhanceForm(form, {
  send: () => call('POST /businesses/still-right', { query: { s } }),
  busy: form.dataset.busy!,
  onDone: () => {
    form.hidden = true
    showNotice(told, form.dataset.done!, 'ok')
  },
  explain: (error) => toFormProblem(error, form.dataset.failed),
  say: (problem) => problem && showNotice(told, problem.text ?? '', 'error'),
})
