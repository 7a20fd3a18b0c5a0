import type { GrievanceReason } from '#shared/rules/grievances.ts'
import { initMessageForm } from '#browser/base/message-form.ts'
import { sendOrKeep } from '#stores/send-or-keep.ts'

/** A link may begin a complaint: about which page or review, and what of it. */
const begun = new URLSearchParams(location.search)
const review = begun.get('review')
if (review) begun.set('url', `${pageBefore()}#review-${review}`)
for (const name of ['url', 'detail']) {
  const field = document.querySelector<HTMLInputElement>(`#complaint-${name}`)
  if (field) field.value = begun.get(name) ?? field.value
}

initMessageForm('complaint', (values, honeypot) => {
  const { name = '', email = '', reason, url, detail = '' } = values
  return sendOrKeep({
    call: 'POST /grievances',
    // The server refuses what is no reason.
    body: { name, email, reason: reason as GrievanceReason, url, detail, ...honeypot },
    form: 'complaint',
    values,
  })
})

/** The path of the page of this site that led here; empty without one. */
function pageBefore(): string {
  const { referrer } = document
  const { origin } = location
  return referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length).split(/[?#]/)[0]! : ''
}
