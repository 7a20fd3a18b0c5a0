import * as t from '#server/kit/db/tables/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import * as make from './builders.ts'

/** What is asked of a call. */
export type CallInput = { params?: Record<string, string | number>; body?: unknown }
export type Person = Awaited<ReturnType<typeof make.insertAccount>>

/**
 * For each call that names a record: a record of one person. Nobody else may reach it, not even
 * another owner, and administrators only by some of the calls.
 */
export function createOwnRecords(db: Db) {
  const ad = async ({ id }: Person, values: object = {}): Promise<CallInput> => ({
    params: { id: (await make.insertAd(db, { accountId: id, ...values })).id },
  })
  const campaign = async ({ id }: Person): Promise<CallInput> => ({
    params: { id: (await make.insertCampaign(db, { accountId: id })).id },
  })
  const payment = async ({ id }: Person): Promise<CallInput> => ({
    params: { id: (await make.insertAdPayment(db, { accountId: id })).id },
  })
  const creative = async (person: Person): Promise<CallInput> => {
    const campaignId = Number((await campaign(person)).params!['id'])
    return { params: { id: (await make.insertCreative(db, { campaignId })).id } }
  }
  const draft = async ({ id }: Person): Promise<CallInput> => {
    const [row] = await db
      .insert(t.businessDrafts)
      .values({ accountId: id, values: { name: 'Shop' } })
      .returning()
    return { params: { id: row!.id } }
  }
  const adDraft = async ({ id }: Person): Promise<CallInput> => {
    const [row] = await db
      .insert(t.classifiedDrafts)
      .values({ accountId: id, values: { title: 'Phone' } })
      .returning()
    return { params: { id: row!.id } }
  }
  const paper = async ({ id }: Person): Promise<CallInput> => ({
    params: { id: (await make.insertPaper(db, { accountId: id })).id },
  })
  const message = async ({ id }: Person): Promise<CallInput> => {
    const sender = await make.insertAccount(db)
    const [row] = await db
      .insert(t.messages)
      .values({ senderId: sender.id, receiverId: id, subject: 'Hours', message: 'Open?' })
      .returning()
    return { params: { id: row!.id, key: String(sender.id) } }
  }
  const conversation = message
  const business = async ({ id }: Person): Promise<CallInput> => ({
    params: { id: (await make.insertBusiness(db, { ownerId: id })).id },
  })
  const claim = async ({ id }: Person): Promise<CallInput> => {
    const { id: businessId } = await make.insertBusiness(db)
    const row = { businessId, accountId: id, proof: 'code' as const }
    const [made] = await db.insert(t.businessClaims).values(row).returning()
    return { params: { id: made!.id }, body: { code: '123456' } }
  }
  const received = async (person: Person): Promise<CallInput> => {
    const { id: businessId } = await make.insertBusiness(db, { ownerId: person.id })
    return { params: { id: (await make.insertReview(db, { businessId })).id } }
  }
  const inquiry = async ({ id }: Person): Promise<CallInput> => {
    const buyer = await make.insertAccount(db)
    const { id: adId } = await make.insertAd(db, { accountId: id })
    const [row] = await db
      .insert(t.classifiedInquiries)
      .values({ adId, buyerId: buyer.id, message: 'Here?', buyerName: 'A', buyerPhone: '1' })
      .returning()
    return { params: { id: row!.id } }
  }
  const calls: Record<string, (person: Person) => Promise<CallInput>> = {
    'PUT /businesses/{id}': async (person) => ({
      ...(await business(person)),
      body: { description: 'Another description' },
    }),
    'PATCH /businesses/{id}/standing': async (person) => ({
      ...(await business(person)),
      body: { standing: 'open' },
    }),
    'DELETE /businesses/{id}': business,
    'POST /businesses/{id}/restore': business,
    'POST /businesses/{id}/send-again': async ({ id }) => ({
      params: {
        id: (await make.insertBusiness(db, { ownerId: id, status: 'inactive' })).id,
      },
    }),
    'POST /businesses/{id}/facts/{question}/withdraw': async ({ id }) => ({
      params: { id: (await make.insertToldNumber(db, id)).id, question: 'phone' },
    }),
    'GET /businesses/{id}/history': business,
    'GET /businesses/user/my-businesses/{id}': business,
    'PUT /reviews/{id}/answer': async (person) => ({
      ...(await received(person)),
      body: { text: 'Thank you' },
    }),
    'DELETE /reviews/{id}/answer': async (person) => {
      const address = await received(person)
      const reviewId = Number(address.params!['id'])
      await make.insertAnswer(db, { reviewId, accountId: person.id })
      return address
    },
    'POST /claims/{id}/code': claim,
    'DELETE /claims/{id}': claim,
    'GET /business-drafts/{id}': draft,
    'PUT /business-drafts/{id}': async (person) => ({
      ...(await draft(person)),
      body: { version: 1, values: { name: 'Shop' } },
    }),
    'DELETE /business-drafts/{id}': draft,
    'GET /classified-drafts/{id}': adDraft,
    'PUT /classified-drafts/{id}': async (person) => ({
      ...(await adDraft(person)),
      body: { version: 1, values: { title: 'Phone' } },
    }),
    'DELETE /classified-drafts/{id}': adDraft,
    'POST /ads/payments/{id}/paid': async (person) => ({ ...(await payment(person)), body: {} }),
    'DELETE /ads/payments/{id}': payment,
    'DELETE /ads/refunds/{id}': async ({ id }) => ({
      params: { id: (await make.insertAdRefund(db, { accountId: id })).id },
    }),
    'GET /ads/campaigns/{id}': campaign,
    'GET /ads/campaigns/{id}/stats': campaign,
    'GET /ads/campaigns/{id}/stats.csv': campaign,
    'GET /ads/papers/{id}': paper,
    'PUT /ads/campaigns/{id}': async (person) => ({
      ...(await campaign(person)),
      body: { budget: 2000 },
    }),
    'DELETE /ads/campaigns/{id}': campaign,
    'PUT /ads/creatives/{id}': async (person) => ({
      ...(await creative(person)),
      body: { name: 'Winter' },
    }),
    'DELETE /ads/creatives/{id}': creative,
    'GET /classified/user/my-ads/{id}': ad,
    'PUT /classified/{id}': async (person) => ({ ...(await ad(person)), body: { price: 5 } }),
    'PATCH /classified/{id}/mark-sold': ad,
    'PUT /classified/{id}/sale': async (person) => ({ ...(await ad(person)), body: {} }),
    'DELETE /classified/{id}/sale': (person) => ad(person, { status: 'sold', soldAt: new Date() }),
    'PATCH /classified/{id}/renew': ad,
    'PATCH /classified/{id}/withdraw': ad,
    'DELETE /classified/{id}': ad,
    'PATCH /messages/{id}/read': message,
    'PATCH /messages/{id}/archive': message,
    'DELETE /messages/{id}': message,
    'PATCH /messages/{id}/unread': message,
    'POST /messages/{id}/report': message,
    'GET /conversations/{key}': conversation,
    'PATCH /conversations/{key}/read': conversation,
    'PATCH /conversations/{key}/archive': async (person) => ({
      ...(await conversation(person)),
      body: { isArchived: true },
    }),
    'DELETE /conversations/{key}': conversation,
    'PATCH /classified-inquiries/{id}/read': inquiry,
    'PATCH /classified-inquiries/{id}/offer': async (person) => ({
      ...(await inquiry(person)),
      body: { answer: 'declined' },
    }),
    'DELETE /quick-replies/{id}': async ({ id }) => {
      const row = { accountId: id, text: 'Yes, it is.' }
      const [made] = await db.insert(t.quickReplies).values(row).returning()
      return { params: { id: made!.id } }
    },
    'DELETE /users/profile/second-factor/passkeys/{id}': async ({ id }) => {
      const credentialId = `credential ${id}`
      const [row] = await db
        .insert(t.passkeys)
        .values({ accountId: id, credentialId, publicKey: 'x', name: 'Phone' })
        .returning()
      return { params: { id: row!.id } }
    },
  }
  return calls
}
