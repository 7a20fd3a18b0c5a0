import * as contacts from '#contract/contacts.ts'
import * as contract from '#contract/enquiries.ts'
import { bind } from '#server/kit/http/bind.ts'
import { bindPlainForm } from '#server/kit/http/bind-plain-form.ts'
import type { Api } from '#server/kit/http/context.ts'
import { updateCanned, deleteCanned, createCanned, listCanned } from './canned.ts'
import { listContacts } from './contacts.ts'
import { deleteClosedTask } from './delete-closed.ts'
import { sendEnquiry } from './send.ts'
import { answerContact, updateContact, readContact } from './thread.ts'
import { treatAsComplaint } from './treat-as-complaint.ts'

/**
 * Writing to the website or to a business without an account. Each of the two addresses takes both.
 */
export function enquiryRoutes(api: Api): void {
  for (const endpoint of [contract.sendEnquiry, contract.sendContact])
    bind(api, endpoint, async (ctx, { body }) => ({ data: await sendEnquiry(ctx, body) }))
  bindPlainForm(api, '/contact', '/contact', contract.sendContact.body, sendEnquiry)
  contactRoutes(api)
}

/** What administrators do with messages to the website. */
function contactRoutes(api: Api): void {
  const { db, tasks, now = () => new Date() } = api.deps
  tasks.add(deleteClosedTask({ db, now }))
  bind(api, contacts.listContacts, (ctx, { query }) => listContacts(ctx, query))
  // Before the messages: `canned` is no number.
  bind(api, contacts.listCannedAnswers, async (ctx) => ({ data: await listCanned(ctx) }))
  bind(api, contacts.createCannedAnswer, async (ctx, { body }) => ({
    data: await createCanned(ctx, body),
  }))
  bind(api, contacts.updateCannedAnswer, async (ctx, { params, body }) => ({
    data: await updateCanned(ctx, params.id, body),
  }))
  bind(api, contacts.deleteCannedAnswer, async (ctx, { params }) => ({
    data: await deleteCanned(ctx, params.id),
  }))
  bind(api, contacts.readContact, async (ctx, { params }) => ({
    data: await readContact(ctx, params.id),
  }))
  bind(api, contacts.updateContact, async (ctx, { params, body }) => ({
    data: await updateContact(ctx, { ...params, ...body }),
  }))
  bind(api, contacts.treatAsComplaint, async (ctx, { params, body }) => ({
    data: await treatAsComplaint(ctx, { ...params, ...body }),
  }))
  bind(api, contacts.answerContact, async (ctx, { params, body }) => ({
    data: await answerContact(ctx, { ...params, ...body }),
  }))
}
