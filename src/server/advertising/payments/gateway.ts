import type { Paise } from '#shared/rules/money.ts'

/** What a webhook of a gateway tells, once its signature was checked. */
export type GatewayEvent = {
  /** The gateway's number of this message; the same one may come again. */
  eventId: string
  /** The gateway's number of the money: two messages of one payment have the same. */
  paymentId: string
  /** What the payment was started with; null where the gateway does not know it. */
  reference: string | null
  amount: Paise
  at: Date
}

/**
 * A gateway that takes payments: the door for one, and the whole of it. None comes with the
 * product; the composition (`start`) hands one in, and only then its webhook is there.
 */
export type PaymentGateway = {
  /** Its name in statements, such as `Razorpay`. */
  name: string
  /** Begins a payment there. Returns the address at which it is paid. */
  start: (payment: { reference: string; amount: Paise }) => Promise<{ url: string }>
  /**
   * Reads a message: null when its signature is not the gateway's. `ignored` is for messages that
   * say nothing of received money. `body` is as it came, because the signature is of its bytes.
   */
  verifyWebhook: (body: Buffer, headers: Headers) => GatewayEvent | 'ignored' | null
  /** Sends money of a payment back. Returns the gateway's number of the refund. */
  refund: (payment: { paymentId: string; amount: Paise }) => Promise<{ refundId: string }>
}
