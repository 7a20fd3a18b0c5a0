import { sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import * as t from '#server/kit/db/tables/index.ts'
import * as make from './builders.ts'

export type Fields = Record<string, unknown>
export type WriteCase = {
  body?: Fields
  params?: Record<string, string | number>
  query?: Record<string, string>
  token?: string
  /** Free texts, and the column each is kept in. */
  texts?: Record<string, { table: string; column: string }>
  /** Makes the call possible once more. */
  again?: () => Promise<unknown>
}

const inTable = (table: string, columns: Record<string, string>) =>
  Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, { table, column }]))

/**
 * A call of each kind that writes, as it succeeds, with the rows that it names; and the token of an
 * administrator for all others.
 */
export async function createWriteCases(
  db: Db,
): Promise<{ cases: Record<string, WriteCase>; adminToken: string }> {
  const writer = await make.insertAccount(db)
  const owner = await make.insertAccount(db, { role: 'owner' })
  const admin = await make.insertAccount(db, { role: 'admin' })
  const business = await make.insertBusiness(db, { ownerId: owner.id })
  const other = await make.insertReview(db, { businessId: business.id, accountId: owner.id })
  const praise = await make.insertReview(db, { businessId: business.id })
  const answered = await make.insertReview(db, { businessId: business.id })
  const answer = await make.insertAnswer(db, { reviewId: answered.id, accountId: owner.id })
  const ad = await make.insertAd(db, { accountId: owner.id })
  const pending = await make.insertAd(db, { accountId: owner.id, status: 'pending' })
  const sold = await make.insertAd(db, { accountId: owner.id, status: 'sold' })
  const gone = await make.insertAd(db, { accountId: owner.id, status: 'expired' })
  const post = await make.insertPost(db)
  const [message] = await db
    .insert(t.messages)
    .values({
      senderId: owner.id,
      receiverId: writer.id,
      businessId: business.id,
      subject: 'Hello',
      message: 'Hello',
    })
    .returning()
  const { token } = writer
  const [draft] = await db
    .insert(t.businessDrafts)
    .values({ accountId: writer.id, values: {} })
    .returning()
  const [adDraft] = await db
    .insert(t.classifiedDrafts)
    .values({ accountId: writer.id, values: {} })
    .returning()
  const conversation = `${owner.id}-b${business.id}`
  const person = { name: 'Asha', email: 'asha@example.org', message: 'Open on Saturday?' }
  const enquiry: WriteCase = {
    body: { ...person, phone: '9000000001', businessId: business.id, businessName: business.name },
    texts: inTable('enquiries', { name: 'name', message: 'message' }),
  }
  const email = 'reader@example.org'
  const campaign = await make.insertCampaign(db, { accountId: writer.id })
  const creative = await make.insertCreative(db, { campaignId: campaign.id })
  const creativeChange = {
    ...{ name: 'Words', size: '300x250', position: 'sidebar' },
    ...{ headline: 'Seeds', description: 'Good seeds', callToAction: 'Buy' },
  }
  const creativeForm = { ...creativeChange, campaignId: String(campaign.id) }
  const seen = { campaignId: 1, creativeId: 1, placementId: 1 }
  const cases: Record<string, WriteCase> = {
    'POST /reviews': {
      body: {
        businessId: business.id,
        rating: 4,
        title: 'Good',
        comment: 'Good people',
        visitDate: '2026-01-02',
      },
      token,
      texts: inTable('reviews', { title: 'title', comment: 'comment' }),
      again: () => db.delete(t.reviews).where(sql`account_id = ${writer.id}`),
    },
    'PUT /reviews/{id}/answer': {
      params: { id: praise.id },
      body: { text: 'Thank you' },
      token: owner.token,
      texts: inTable('review_answers', { text: 'text' }),
    },
    'DELETE /reviews/{id}/answer': {
      params: { id: praise.id },
      token: owner.token,
      again: () =>
        db
          .insert(t.reviewReplies)
          .values({ reviewId: praise.id, accountId: owner.id, text: 'Thank you' })
          .onConflictDoNothing(),
    },
    'PATCH /reviews/admin/answers/{id}/status': {
      params: { id: answer.id },
      body: { status: 'hidden', reason: 'It names others' },
      again: () =>
        db.execute(sql`update review_answers set status = 'active' where id = ${answer.id}`),
    },
    'POST /reviews/{id}/helpful': { params: { id: other.id }, token },
    'DELETE /reviews/{id}/helpful': { params: { id: other.id }, token },
    'POST /blogs/{slug}/views': { params: { slug: post.slug } },
    'POST /classified/{slug}/views': { params: { slug: ad.slug } },
    'POST /classified-inquiries': {
      body: {
        adId: ad.id,
        inquiryType: 'price_negotiation',
        message: 'Is it there?',
        offeredPrice: 5000,
        buyerName: 'Asha',
        buyerPhone: '9000000001',
        buyerEmail: email,
        preferredContact: 'phone',
      },
      token,
      texts: inTable('classified_inquiries', { message: 'message', buyerName: 'buyer_name' }),
    },
    'PUT /saved-ads/{adId}': { params: { adId: ad.id }, token },
    'DELETE /saved-ads/{adId}': { params: { adId: ad.id }, token },
    'POST /classified': {
      body: {
        title: 'Cow',
        description: 'A good cow',
        categoryId: String(ad.categoryId),
        price: '500000',
        priceType: 'fixed',
        condition: 'good',
        brand: 'None',
        model: 'None',
        year: '2020',
        city: 'Sonpani',
        state: 'Madhyam',
        pincode: '425001',
        address: 'Main Road',
        contactName: 'Asha',
        contactPhone: '9000000001',
        contactEmail: email,
        showPhone: 'true',
        showEmail: 'false',
      },
      token,
      texts: inTable('classified_ads', {
        title: 'title',
        description: 'description',
        brand: 'brand',
        model: 'model',
        city: 'city',
        state: 'state',
        address: 'address',
        contactName: 'contact_name',
      }),
      // The same ad is taken once.
      again: () => db.delete(t.classifieds).where(sql`account_id = ${writer.id}`),
    },
    'POST /classified/check': { body: { title: 'Cow', description: 'A good cow' }, token },
    'PUT /classified/{id}': {
      params: { id: ad.id },
      body: { title: 'Cow', description: 'A good cow', city: 'Sonpani', address: 'Main Road' },
      token: owner.token,
      // Not the town: it is shown at once, and takes no number or link.
      texts: inTable('classified_ads', {
        title: 'title',
        description: 'description',
        address: 'address',
      }),
      again: () => db.execute(sql`update classified_ads set status = 'active' where id = ${ad.id}`),
    },
    'PUT /classified/{id}/sale': {
      params: { id: sold.id },
      body: { soldWhere: 'here', soldPrice: 5000 },
      token: owner.token,
    },
    'PATCH /classified/{id}/renew': { params: { id: gone.id }, token: owner.token },
    'PATCH /classified/{id}/withdraw': { params: { id: ad.id }, token: owner.token },
    'DELETE /classified/{id}/sale': { params: { id: pending.id }, token: owner.token },
    'DELETE /classified/{id}': { params: { id: 999_999 }, token: owner.token },
    'PATCH /classified/{id}/mark-sold': { params: { id: pending.id }, token: owner.token },
    'PATCH /classified/{id}/approve': { params: { id: ad.id }, token: admin.token },
    'PATCH /classified/{id}/reject': {
      params: { id: pending.id },
      body: { reason: 'Not an ad' },
      token: admin.token,
      texts: inTable('classified_ads', { reason: 'reject_reason' }),
      again: () =>
        db.execute(sql`update classified_ads set status = 'pending' where id = ${pending.id}`),
    },
    'PATCH /classified/{id}/status': {
      params: { id: ad.id },
      body: { status: 'active' },
      token: admin.token,
    },
    'POST /reports': {
      body: { noun: 'business', recordId: business.id, reason: 'other', detail: 'See there' },
      texts: inTable('reports', { detail: 'detail' }),
      again: () => db.delete(t.reports),
    },
    'POST /grievances': {
      body: {
        ...{ name: person.name, email: person.email, reason: 'other' },
        ...{ url: '/business/x', detail: 'See there' },
      },
      texts: inTable('reports', { name: 'name', detail: 'detail' }),
    },
    'POST /favorites': { body: { ids: [business.id] }, token },
    'POST /favorites/{businessId}': { params: { businessId: business.id }, token },
    'DELETE /favorites/{businessId}': { params: { businessId: business.id }, token },
    'POST /auth/become-owner': { token },
    'POST /business-drafts': { body: { values: { name: 'Chai' } }, token },
    'PUT /business-drafts/{id}': {
      params: { id: draft!.id },
      body: { values: { name: 'Chai' }, version: draft!.version },
      token,
    },
    'DELETE /business-drafts/{id}': { params: { id: 999_999 }, token },
    'POST /classified-drafts': { body: { values: { title: 'Chai' } }, token },
    'PUT /classified-drafts/{id}': {
      params: { id: adDraft!.id },
      body: { values: { title: 'Chai' }, version: adDraft!.version },
      token,
    },
    'DELETE /classified-drafts/{id}': { params: { id: 999_999 }, token },
    'POST /uploads/business/logo': { body: { imageType: 'business-logo' }, token },
    'POST /uploads/classified/images': { body: {}, token },
    'POST /uploads/business/photos': { body: { imageType: 'business-photo' }, token },
    'POST /ads/creatives': { body: creativeForm, token },
    'POST /ads/creatives/{type}': { params: { type: 'banner' }, body: creativeForm, token },
    'PUT /ads/creatives/{id}': {
      params: { id: creative.id },
      body: creativeChange,
      token,
    },
    'POST /ads/track/impression': { body: seen },
    'POST /ads/track/click': { body: seen },
    'POST /contact': enquiry,
    'POST /contacts': enquiry,
    'POST /messages': {
      body: { receiverId: owner.id, businessId: business.id, subject: 'Hours', message: 'When?' },
      token,
      texts: inTable('messages', { subject: 'subject', message: 'message' }),
    },
    'PATCH /messages/{id}/read': { params: { id: message!.id }, token },
    'PATCH /messages/{id}/archive': { params: { id: message!.id }, token },
    'DELETE /messages/{id}': { params: { id: 999_999 }, token },
    'PATCH /messages/{id}/unread': { params: { id: message!.id }, token },
    'POST /messages/{id}/report': {
      params: { id: message!.id },
      body: { detail: 'Rude' },
      token,
      texts: inTable('reports', { detail: 'detail' }),
      again: () => db.delete(t.reports),
    },
    'POST /uploads/messages': { body: {}, token },
    'PATCH /conversations/{key}/read': { params: { key: conversation }, token },
    'PATCH /conversations/{key}/archive': {
      params: { key: conversation },
      body: { isArchived: false },
      token,
    },
    'DELETE /conversations/{key}': { params: { key: `999999-b${business.id}` }, token },
    'PUT /message-blocks/{id}': { params: { id: 999_999 }, token },
    'DELETE /message-blocks/{id}': { params: { id: owner.id }, token },
    'POST /quick-replies': {
      body: { text: 'We are open from 9 to 7.' },
      token,
      texts: inTable('quick_replies', { text: 'text' }),
      again: () => db.delete(t.quickReplies),
    },
    'DELETE /quick-replies/{id}': { params: { id: 999_999 }, token },
    'PATCH /classified-inquiries/{id}/read': { params: { id: 999_999 }, token },
    'PATCH /classified-inquiries/{id}/offer': {
      params: { id: 999_999 },
      body: { answer: 'declined', note: 'Too little.' },
      token,
    },
    'POST /enquiries/read': { body: { upTo: 999_999 }, token },
    'POST /newsletter': { body: { email } },
    'POST /newsletter/confirm': { body: { token: 'made-up' } },
    'POST /newsletter/unsubscribe': { query: { s: '1.made-up' } },
    'POST /businesses/still-right': { query: { s: '1.made-up' } },
    'POST /businesses/user/my-businesses/confirm': { body: { ids: [999_999] }, token },
    'POST /newsletter/resubscribe': { query: { s: '1.made-up' } },
    // The second wrong field keeps passwords from being hashed, which takes its time.
    'POST /auth/register': {
      body: { name: 'Asha', email: 'no', password: 'secret', role: 'user' },
    },
    'POST /auth/login': { body: { email: 'no', password: 'secret' } },
    'POST /auth/forgot-password': { body: { email: 'no' } },
    'POST /auth/reset-password': { body: { token: 'made-up', password: 'short' } },
    'POST /auth/register/resend': { body: { registration: 'made-up' } },
    'POST /auth/register/confirm': { body: { registration: 'made-up', code: '123456' } },
    'POST /auth/logout': {},
    'POST /auth/confirm-email': { body: { token: 'made-up' }, token },
    'POST /auth/resend-confirmation': { token },
    'PUT /users/profile': {
      body: {
        name: 'Asha',
        email: writer.email,
        phone: '9000000001',
        address: 'Redma Chowk',
        city: 'Nayanagar',
        state: 'Madhyam',
        pincode: '425001',
        customerType: 'student',
        role: 'user',
      },
      token,
      texts: inTable('accounts', {
        name: 'name',
        address: 'address',
        city: 'city',
        state: 'state',
      }),
    },
  }
  return { cases, adminToken: admin.token }
}
