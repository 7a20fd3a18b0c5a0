import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Actor } from '#server/kit/actor/actor.ts'
import { adPayments, bankLines } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { Api } from '#server/kit/http/context.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { normalisePaymentReference } from '#shared/rules/ad-balance.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { enterLine } from './enter-line.ts'
import type { GatewayEvent, PaymentGateway } from './gateway.ts'

/** Where a gateway sends its messages, below the API's own path. */
export const WEBHOOK_PATH = '/ads/payments/gateway'

/** Listens to a gateway. It is no endpoint of the contract: the gateway states what it sends. */
export function mountWebhook(api: Api, gateway: PaymentGateway): void {
  const ctx = { ...api.ports, now: api.deps.now ?? (() => new Date()) }
  api.app.post(WEBHOOK_PATH, async (c) => {
    const body = Buffer.from(await c.req.arrayBuffer())
    const event = gateway.verifyWebhook(body, c.req.raw.headers)
    if (event === null) throw new ApiError('FORBIDDEN')
    if (event !== 'ignored') await takeGatewayMoney(ctx, gateway.name, event)
    // Anything but a success has it sent again.
    return c.json({ success: true })
  })
}

/**
 * Takes what a gateway has received: a line like one of the bank, so that what does not fit is
 * matched by people. It is entered at once when reference and amount are those of a payment. The
 * same money told again changes nothing, late money still finds its payment.
 */
export async function takeGatewayMoney(
  { db, config, now }: Pick<BaseContext, 'db' | 'config' | 'now'>,
  name: string,
  { paymentId, reference, amount, at }: GatewayEvent,
): Promise<void> {
  const actor: Actor = { kind: 'job', name: `payments by ${name}` }
  const number = normalisePaymentReference(paymentId)
  await db.transaction(async (tx) => {
    const [line] = await tx
      .insert(bankLines)
      .values({
        fingerprint: createHash('sha256').update(`${name}|${paymentId}`).digest('hex'),
        ...{ bank: name, day: getKolkataDate(at), direction: 'in', amount, number },
        description: [name, reference, paymentId].filter(Boolean).join('/'),
        addedAt: now(),
      })
      .onConflictDoNothing({ target: bankLines.fingerprint })
      .returning()
    if (!line || reference === null) return
    const [payment] = await tx
      .select()
      .from(adPayments)
      .where(eq(adPayments.reference, reference))
      .for('update')
    const fits =
      payment && payment.status !== 'received' && Number(payment.amount) === Number(amount)
    if (!fits) return
    const owner = { accountId: payment.accountId, paymentId: payment.id }
    await enterLine(tx, { actor, now, config }, line, owner)
  })
}
