import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { mailTo } from './outbox.ts'

export const PASSWORD = 'sohrai painting'
export const newAddress = () => `person-${randomUUID()}@example.org`

/** The code and the link in the newest mail about a registration. */
export async function proofMailedTo(address: string): Promise<{ code: string; link: string }> {
  const mail = await mailTo(address, 'confirm-registration')
  const [, code = ''] = /: (\d{6})\s/.exec(mail) ?? []
  const [link = ''] = /http:\S+\/confirm-email#registration=[\w-]+/.exec(mail) ?? []
  return { code, link }
}

/** Makes an account through the API, and returns its address and a valid token. */
export async function makeAccount(
  request: APIRequestContext,
  { address = newAddress(), name = 'Asha Kumari', role = 'user' } = {},
): Promise<{ address: string; token: string }> {
  const post = async (path: string, data: object) =>
    (
      (await (await request.post(`/api/auth/${path}`, { data })).json()) as {
        data: Record<string, string>
      }
    ).data
  const { registration } = await post('register', {
    name,
    role,
    email: address,
    password: PASSWORD,
  })
  const { code } = await proofMailedTo(address)
  const { token } = await post('register/confirm', { registration, code })
  return { address, token: token! }
}
