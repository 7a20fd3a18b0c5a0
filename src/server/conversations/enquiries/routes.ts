import * as contacts from '#contract/contacts.ts'
import * as contract from '#contract/enquiries.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import { bindPlainForm } from '#server/kit/http/bind-plain-form.ts'
import type { Api } from '#server/kit/http/context.ts'
import {
  updateCannedResponse,
  deleteCannedResponse,
  createCannedResponse,
  listCannedResponses,
} from './canned.ts'
import { listContactMessages } from './contact-messages.ts'
import { deleteClosedContactMessagesTask } from './delete-closed.ts'
import { listReceivedEnquiries, markEnquiriesRead } from './received.ts'
import { sendEnquiry } from './send.ts'
import { answerContactMessage, updateContactMessage, readContactMessage } from './thread.ts'
import { convertToComplaint } from './treat-as-complaint.ts'

/**
 * Writing to the website or to a business without an account, and what owners read of it. Each of
 * the two addresses takes both.
 */
export function enquiryRoutes(api: Api): void {
  for (const endpoint of [contract.sendEnquiry, contract.sendEnquiryAlias])
    bindData(api, endpoint, (ctx, { body }) => sendEnquiry(ctx, body))
  bindPlainForm(api, '/contact', '/contact', contract.sendEnquiryAlias.body, sendEnquiry)
  bind(api, contract.listReceivedEnquiries, (ctx, { query }) => listReceivedEnquiries(ctx, query))
  bindData(api, contract.markEnquiriesRead, (ctx, { body }) => markEnquiriesRead(ctx, body))
  contactRoutes(api)
}

/** What administrators do with messages to the website. */
function contactRoutes(api: Api): void {
  const { db, tasks, now = () => new Date() } = api.deps
  tasks.add(deleteClosedContactMessagesTask({ db, now }))
  bind(api, contacts.listContacts, (ctx, { query }) => listContactMessages(ctx, query))
  // Before the messages: `canned` is no number.
  bindData(api, contacts.listCannedResponses, (ctx) => listCannedResponses(ctx))
  bindData(api, contacts.createCannedResponse, (ctx, { body }) => createCannedResponse(ctx, body))
  bindData(api, contacts.updateCannedResponse, (ctx, { params, body }) =>
    updateCannedResponse(ctx, params.id, body),
  )
  bindData(api, contacts.deleteCannedResponse, (ctx, { params }) =>
    deleteCannedResponse(ctx, params.id),
  )
  bindData(api, contacts.getContact, (ctx, { params }) => readContactMessage(ctx, params.id))
  bindData(api, contacts.updateContact, (ctx, { params, body }) =>
    updateContactMessage(ctx, { ...params, ...body }),
  )
  bindData(api, contacts.treatAsComplaint, (ctx, { params, body }) =>
    convertToComplaint(ctx, { ...params, ...body }),
  )
  bindData(api, contacts.answerContact, (ctx, { params, body }) =>
    answerContactMessage(ctx, { ...params, ...body }),
  )
}
