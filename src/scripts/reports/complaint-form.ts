import type { GrievanceReason } from '#shared/rules/grievances.ts'
import { enhanceForm } from '#scripts/base/enhance-form.ts'
import { problemOf, showNotice } from '#scripts/base/notice.ts'

const form = document.querySelector<HTMLFormElement>('#complaint-form')
const told = document.querySelector<HTMLElement>('#complaint-told')

let number = ''

if (form && told)
  enhanceForm(form, {
    send: async ({ name = '', email = '', reason, url, detail = '' }, honeypot) => {
      const { call } = await import('#stores/api.ts')
      const { data } = await call('POST /grievances', {
        // The server refuses what is no reason.
        body: { name, email, reason: reason as GrievanceReason, url, detail, ...honeypot },
      })
      number = data.reference ? ` ${form.dataset.number} ${data.reference}.` : ''
    },
    explain: (error) => problemOf(error, form.dataset.failed),
    busy: form.dataset.busy!,
    onDone: () => {
      form.reset()
      showNotice(told, form.dataset.sent! + number, 'ok')
    },
    say: (problem) => problem?.text && showNotice(told, problem.text, 'error'),
  })
