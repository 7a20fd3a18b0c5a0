import { eq, sql } from 'drizzle-orm'
import { startOfHour } from '#server/advertising/creatives/ledger/hour.ts'
import { createMonthTables } from '#server/advertising/creatives/ledger/months.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { toPaise } from '#shared/rules/money.ts'
import * as make from '../builders.ts'
import {
  callFirst,
  createForm,
  nextSerial,
  NO_PREPARATION,
  createUniquePicture,
  type WriteSetup,
  type WritesByEndpoint,
} from './write.ts'

/** Ads, messages, reviews, reports, contacts, the newsletter and decisions. */
export function createMarketWrites(place: WriteSetup): WritesByEndpoint {
  const { db } = place.api
  const ad = async (values: Parameters<typeof make.insertAd>[1] = {}) => ({
    params: { id: (await make.insertAd(db, values)).id },
  })
  const review = async (values: object = {}) => {
    const { id: businessId } = await make.insertBusiness(db)
    return make.insertReview(db, { businessId, ...values })
  }
  const received = async (person: { id: number }) => {
    const { id: businessId } = await make.insertBusiness(db, { ownerId: person.id })
    return make.insertReview(db, { businessId })
  }
  const answer = async (accountId: number) => {
    const { id: reviewId } = await received({ id: accountId })
    return make.insertAnswer(db, { reviewId, accountId })
  }
  const letter = async (receiverId: number) => {
    const sender = await make.insertAccount(db)
    const row = { senderId: sender.id, receiverId, subject: 'Hours', message: 'Open?' }
    const [made] = await db.insert(t.messages).values(row).returning()
    return { id: made!.id, sender }
  }
  const offer = async ({ id: accountId }: { id: number }) => {
    const buyer = await make.insertAccount(db)
    const { id: adId } = await make.insertAd(db, { accountId })
    const body = {
      ...{ adId, inquiryType: 'price_negotiation', message: 'Is it there?', offeredPrice: 900 },
      ...{ buyerName: 'Asha', buyerPhone: '9000000001', preferredContact: 'phone' },
    }
    const { token } = buyer
    return callFirst<{ id: number }>(place, ['POST', '/classified-inquiries'], { token, body })
  }
  const campaignOf = async ({ id: accountId }: { id: number }) =>
    String((await make.insertCampaign(db, { accountId })).id)
  const enquiry = async () => {
    const row = { name: 'Ravi', email: 'ravi@example.org', message: 'Is the map right?' }
    const [made] = await db.insert(t.enquiries).values(row).returning()
    return { params: { id: made!.id } }
  }
  const canned = async (token: string) => {
    const body = { title: `Thanks ${nextSerial()}`, text: 'We have put it right.' }
    const { id } = await callFirst<{ id: number }>(place, ['POST', '/contacts/admin/canned'], {
      token,
      body,
    })
    return { params: { id }, body }
  }
  const complaint = { name: 'Ravi', email: 'ravi@example.org', reason: 'wrong' }
  const complained = async () => {
    const body = { ...complaint, detail: `Wrong hours ${nextSerial()}` }
    const { reference } = await callFirst<{ reference: string }>(place, ['POST', '/grievances'], {
      body,
    })
    return { params: { id: Number(reference.replace(/\D/g, '')) } }
  }
  const alerted = async () => {
    const { campaignId, id: creativeId } = await make.insertCreative(db)
    const at = new Date()
    await createMonthTables(db, [at])
    const seen = {
      page: 'home',
      town: '',
      visitor: `someone ${nextSerial()}`,
      offer: String(nextSerial()),
    }
    await db.insert(t.adEvents).values({
      ...{ ...seen, campaignId, creativeId, placementId: 1, offeredAt: at, at, nth: 0 },
      ...{ kind: 'click', verdict: 'billed', amount: toPaise(8) },
    })
    const [made] = await db
      .insert(t.adAlerts)
      .values({
        ...{ campaignId, kind: 'many', raisedAt: at, clicks: 30, usual: 5, share: 20, told: 1 },
        holdsUntil: new Date('9999-12-31T00:00:00Z'),
      })
      .returning()
    return { id: made!.id, hour: startOfHour(at).toISOString() }
  }
  const item = async () => {
    const { id, version } = await make.insertAd(db, { status: 'pending' })
    return { kind: 'ad', id, version }
  }
  const person = { name: 'Asha', email: 'asha@example.org', message: 'Open on Saturday?' }
  const subscribed = async (email: string, isConfirmed = false) => {
    await callFirst(place, ['POST', '/newsletter'], { body: { email } })
    await place.api.runTask('answer requests for mail: newsletter')
    const [asked] = await db.select().from(t.mails).where(eq(t.mails.recipient, email))
    const token = /confirm\?token=([\w-]+)/.exec(asked!.text)![1]!
    if (!isConfirmed) return token
    await callFirst(place, ['POST', '/newsletter/confirm'], { body: { token } })
    const rows = await db.select().from(t.mails).where(eq(t.mails.recipient, email))
    const link = rows.find(({ unsubscribeUrl }) => unsubscribeUrl)!.unsubscribeUrl!
    return new URL(link).searchParams.get('s')!
  }
  return {
    'POST /reviews': async () => ({
      body: {
        businessId: (await make.insertBusiness(db)).id,
        rating: 4,
        title: 'Good',
        comment: 'Good people, and quick',
      },
    }),
    'POST /enquiries/read': async ({ id: recipientId }) => {
      const row = { name: 'Ravi', email: 'ravi@example.org', message: 'Open?', forSite: false }
      const [made] = await db
        .insert(t.enquiries)
        .values({ ...row, recipientId })
        .returning()
      return { body: { upTo: made!.id } }
    },
    'POST /reviews/{id}/helpful': async () => ({ params: { id: (await review()).id } }),
    'DELETE /reviews/{id}/helpful': async ({ token }) => {
      const { id } = await review()
      await callFirst(place, ['POST', `/reviews/${id}/helpful`], { token })
      return { params: { id } }
    },
    'PATCH /reviews/admin/{id}/status': async () => ({
      params: { id: (await review({ status: 'pending' })).id },
      body: { status: 'active' },
    }),
    'POST /reviews/admin/bulk': async () => ({
      body: { ids: [(await review({ status: 'pending' })).id], status: 'active' },
    }),
    'PUT /reviews/{id}/answer': async (by) => ({
      params: { id: (await received(by)).id },
      body: { text: 'Thank you' },
    }),
    'DELETE /reviews/{id}/answer': async ({ id }) => ({
      params: { id: (await answer(id)).reviewId },
    }),
    'PATCH /reviews/admin/answers/{id}/status': async () => ({
      params: { id: (await answer((await make.insertAccount(db)).id)).id },
      body: { status: 'active' },
    }),
    'POST /classified-inquiries': async () => ({
      body: {
        adId: (await ad()).params.id,
        inquiryType: 'availability',
        message: 'Is it there?',
        buyerName: 'Asha',
        buyerPhone: '9000000001',
        preferredContact: 'phone',
      },
    }),
    'POST /classified': async () => {
      const { id } = await make.insertClassifiedCategory(db)
      const fields = {
        ...{ title: `Cow ${nextSerial()}`, description: 'A good cow', categoryId: String(id) },
        ...{ price: '5000', priceType: 'fixed', condition: 'good', city: 'Sonpani' },
        ...{ state: 'Madhyam', contactName: 'Asha', contactPhone: '9000000001' },
      }
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      return { form }
    },
    'DELETE /classified/{id}/sale': async ({ id: accountId, token }) => {
      const { params } = await ad({ accountId })
      await callFirst(place, ['PATCH', `/classified/${params.id}/mark-sold`], { token })
      return { params }
    },
    'PUT /classified/{id}/sale': async ({ id: accountId }) => ({
      ...(await ad({ accountId, status: 'sold', soldAt: new Date() })),
      body: { soldWhere: 'here', soldPrice: 900 },
    }),
    'PATCH /classified/{id}/renew': ({ id: accountId }) => ad({ accountId, status: 'expired' }),
    'PATCH /classified/{id}/approve': () => ad({ status: 'pending' }),
    'PATCH /classified/{id}/reject': async () => ({
      ...(await ad({ status: 'pending' })),
      body: { reason: 'Not an ad' },
    }),
    'PATCH /classified/{id}/status': async () => ({
      ...(await ad()),
      body: { status: 'suspended' },
    }),
    'PATCH /classified-inquiries/{id}/offer': async (by) => ({
      params: { id: (await offer(by)).id },
      body: { answer: 'declined' },
    }),
    'POST /reports': async () => ({
      body: {
        noun: 'business',
        recordId: (await make.insertBusiness(db)).id,
        reason: 'other',
        detail: 'See there',
      },
    }),
    'POST /grievances': () => ({ body: { ...complaint, detail: `Wrong hours ${nextSerial()}` } }),
    'PATCH /reports/admin/{id}': async ({ id }) => ({
      ...(await complained()),
      body: { assignedTo: id },
    }),
    'POST /reports/admin/{id}/answers': async () => ({
      ...(await complained()),
      body: { message: 'We are looking at it.' },
    }),
    'POST /reports/admin/{id}/close': async () => ({
      ...(await complained()),
      body: { outcome: 'corrected', note: 'The hours are right now.' },
    }),
    'POST /ads/campaigns': () => ({
      body: { title: 'Seeds for the rains', targetUrl: 'https://shop.example/', budget: 1000 },
    }),
    'POST /ads/campaigns/{id}/approve': async () => ({
      params: {
        id: (await make.insertCampaign(db, { isApproved: false, submittedAt: new Date() })).id,
      },
      body: { approved: true, status: 'active' },
    }),
    'POST /ads/creatives': async (by) => ({
      form: createForm({ name: 'Words', campaignId: await campaignOf(by), headline: 'Seeds' }, {}),
    }),
    'POST /ads/creatives/{type}': async (by) => ({
      params: { type: 'banner' },
      form: createForm(
        { name: 'Picture', campaignId: await campaignOf(by), size: 'responsive' },
        { bannerFile: ['seeds.jpg', await createUniquePicture()] },
      ),
    }),
    'POST /ads/creatives/{id}/approve': async () => ({
      params: { id: (await make.insertCreative(db, { isApproved: false })).id },
      body: { approved: true },
    }),
    'POST /ads/placements': () => ({
      body: {
        ...{ name: 'Side', code: `side_of_${nextSerial()}`, page: 'all', position: 'sidebar' },
        size: '300x250',
      },
    }),
    'PUT /ads/placements/{id}': async () => ({
      params: { id: (await make.insertPlacement(db)).id },
      body: { name: 'Beside the text' },
    }),
    'DELETE /ads/placements/{id}': async () => ({
      params: { id: (await make.insertPlacement(db)).id },
    }),
    'POST /ads/sums/rebuild': NO_PREPARATION,
    'POST /ads/alerts/{id}/normal': async () => ({ params: { id: (await alerted()).id } }),
    'POST /ads/alerts/{id}/take-back': async () => {
      const { id, hour } = await alerted()
      return { params: { id }, body: { hours: [hour], reason: 'Clicks of a machine' } }
    },
    'POST /ads/balances/{id}/payments': async () => ({
      params: { id: (await make.insertAccount(db)).id },
      body: { amount: 100, way: 'cash' },
    }),
    'POST /ads/balances/{id}/refunds': async () => {
      const { id } = await make.insertAccount(db)
      await db.insert(t.adBalances).values({ accountId: id, balance: toPaise(100) })
      return { params: { id }, body: { amount: 100, way: 'cash' } }
    },
    'POST /ads/payments': async () => {
      const adUpiAddress = 'shop@upi'
      await db
        .insert(t.settings)
        .values({ values: { adUpiAddress } })
        .onConflictDoUpdate({
          target: t.settings.id,
          set: { values: sql`${t.settings.values} || excluded.values` },
        })
      return { body: { amount: 500 } }
    },
    'POST /ads/payments/{id}/paid': async ({ id: accountId }) => ({
      params: { id: (await make.insertAdPayment(db, { accountId })).id },
      body: {},
    }),
    'DELETE /ads/payments/{id}': async ({ id: accountId }) => ({
      params: { id: (await make.insertAdPayment(db, { accountId })).id },
    }),
    'POST /ads/refunds': async ({ id: accountId }) => {
      await db.insert(t.adBalances).values({ accountId, balance: toPaise(100) })
      return { body: { amount: 100, target: 'shop@upi' } }
    },
    'DELETE /ads/refunds/{id}': async ({ id: accountId }) => ({
      params: { id: (await make.insertAdRefund(db, { accountId })).id },
    }),
    'POST /ads/refunds/{id}/pay': async () => ({
      params: { id: (await make.insertAdRefund(db)).id },
      body: { reference: `N${nextSerial()}` },
    }),
    'POST /ads/refunds/{id}/reject': async () => ({
      params: { id: (await make.insertAdRefund(db)).id },
      body: { reason: 'This address does not exist' },
    }),
    'POST /ads/bank-statements': () => ({
      body: { bank: 'Sample Bank', text: `24/11/2026 CASH ${nextSerial()} 500.00 Cr` },
    }),
    'POST /ads/bank-lines/{id}/confirm': async () => ({
      params: { id: (await make.insertBankLine(db)).id },
      body: { accountId: (await make.insertAccount(db)).id },
    }),
    'POST /ads/bank-lines/confirm-sure': async () => {
      const { reference: description } = await make.insertAdPayment(db)
      return { body: { ids: [(await make.insertBankLine(db, { description })).id] } }
    },
    'POST /ads/bank-lines/{id}/not-this': async () => ({
      params: { id: (await make.insertBankLine(db)).id },
      body: { id: 1 },
    }),
    'POST /ads/bank-lines/{id}/not-ours': async () => ({
      params: { id: (await make.insertBankLine(db)).id },
    }),
    'POST /ads/bank-lines/{id}/undo': async () => ({
      params: { id: (await make.insertBankLine(db, { status: 'not-ours' })).id },
    }),
    'POST /ads/approvals/{id}/approve': async () => ({
      params: { id: (await make.insertAdApproval(db)).id },
      body: {},
    }),
    'POST /ads/approvals/{id}/refuse': async () => ({
      params: { id: (await make.insertAdApproval(db)).id },
      body: {},
    }),
    'PUT /ads/balances/{id}/credit-limit': async () => ({
      params: { id: (await make.insertAccount(db)).id },
      body: { creditLimit: 100 },
    }),
    'PUT /ads/billing': () => ({ body: { name: 'Sample Electronics' } }),
    'POST /ads/withdrawals': async () => {
      const { campaignId, id: creativeId } = await make.insertCreative(db)
      const { id: placementId } = await make.insertPlacement(db)
      const at = new Date()
      const seen = {
        page: 'home',
        town: '',
        visitor: `someone ${nextSerial()}`,
        offer: String(nextSerial()),
      }
      await createMonthTables(db, [at])
      await db.insert(t.adEvents).values({
        ...{ ...seen, campaignId, creativeId, placementId, offeredAt: at, at, nth: 0 },
        ...{ kind: 'click', verdict: 'billed', amount: toPaise(8) },
      })
      const from = new Date(at.getTime() - MINUTE_MS).toISOString()
      const until = new Date(at.getTime() + MINUTE_MS).toISOString()
      return { body: { from, until, campaignId, reason: 'Clicks of a machine' } }
    },
    'POST /contact': async () => {
      const { id: businessId, name } = await make.insertBusiness(db, {
        email: `shop${nextSerial()}@example.org`,
      })
      return { body: { ...person, phone: '9000000001', businessId, businessName: name } }
    },
    'POST /contacts': () => ({ body: { ...person, phone: '9000000001' } }),
    'PATCH /contacts/admin/{id}': async ({ id }) => ({
      ...(await enquiry()),
      body: { assignedTo: id },
    }),
    'POST /contacts/admin/{id}/answers': async () => ({
      ...(await enquiry()),
      body: { message: 'It is now.', closes: true },
    }),
    'POST /contacts/admin/{id}/complaint': async () => ({
      ...(await enquiry()),
      body: { reason: 'offensive' },
    }),
    'POST /contacts/admin/canned': () => ({
      body: { title: `Thanks ${nextSerial()}`, text: 'We have put it right.' },
    }),
    'PUT /contacts/admin/canned/{id}': async ({ token }) => ({
      ...(await canned(token)),
      body: { title: `Thanks ${nextSerial()}`, text: 'We put it right.' },
    }),
    'DELETE /contacts/admin/canned/{id}': async ({ token }) => ({
      params: (await canned(token)).params,
    }),
    'POST /messages': async ({ id: senderId }) => ({
      body: {
        receiverId: (await letter(senderId)).sender.id,
        businessId: null,
        subject: 'Hours',
        message: 'When?',
      },
    }),
    'POST /messages/{id}/report': async ({ id }) => ({
      params: { id: (await letter(id)).id },
      body: { detail: 'Rude' },
    }),
    'PATCH /messages/{id}/unread': async ({ id, token }) => {
      const made = await letter(id)
      await callFirst(place, ['PATCH', `/messages/${made.id}/read`], { token })
      return { params: { id: made.id } }
    },
    'PUT /message-blocks/{id}': async ({ id }) => ({
      params: { id: (await letter(id)).sender.id },
    }),
    'DELETE /message-blocks/{id}': async ({ id, token }) => {
      const { sender } = await letter(id)
      await callFirst(place, ['PUT', `/message-blocks/${sender.id}`], { token })
      return { params: { id: sender.id } }
    },
    'POST /quick-replies': () => ({ body: { text: 'We are open from 9 to 7.' } }),
    'PUT /admin/queue/{kind}/{id}/assignee': async ({ id: accountId }) => {
      const { id } = await make.insertBusiness(db, { status: 'pending' })
      return { params: { kind: 'listing', id }, body: { accountId } }
    },
    'POST /admin/views': () => ({
      body: { list: 'businesses', title: `View ${nextSerial()}`, query: 'status=pending' },
    }),
    'DELETE /admin/views/{id}': async ({ token }) => {
      const body = { list: 'businesses', title: `View ${nextSerial()}`, query: '' }
      const made = await callFirst<{ id: number }>(place, ['POST', '/admin/views'], { token, body })
      return { params: { id: made.id } }
    },
    'POST /admin/decisions': async () => ({
      body: { items: [await item()], verdict: 'approve' },
    }),
    'POST /admin/decisions/undo': async ({ token }) => {
      const body = { items: [await item()], verdict: 'approve' }
      const made = await callFirst<{ id: number }[]>(place, ['POST', '/admin/decisions'], {
        token,
        body,
      })
      return { body: { ids: made.map(({ id }) => id) } }
    },
    'POST /publications': () => ({}),
    'POST /newsletter': () => ({
      body: { email: `reader${nextSerial()}@example.org` },
      task: 'answer requests for mail: newsletter',
    }),
    'POST /newsletter/confirm': async () => ({
      body: { token: await subscribed(`reader${nextSerial()}@example.org`) },
    }),
    'POST /newsletter/unsubscribe': async () => ({
      query: { s: await subscribed(`reader${nextSerial()}@example.org`, true) },
    }),
    'POST /newsletter/resubscribe': async () => {
      const s = await subscribed(`reader${nextSerial()}@example.org`, true)
      await callFirst(place, ['POST', `/newsletter/unsubscribe?s=${encodeURIComponent(s)}`])
      return { query: { s } }
    },
  }
}
