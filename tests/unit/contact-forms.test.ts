import { describe, expect, test } from 'vitest'
import { isDeliverableEmail } from '#shared/rules/mail-address.ts'
import { getContactForms } from '#shared/rules/contact-forms.ts'

describe('an address that mail can reach', () => {
  test.each([
    'asha@gmail.com',
    'desk@zila-suhana.co.in',
    'a@localhost.in',
    'x@xn--p2b1c.xn--h2brj9c',
  ])('%s', (address) => expect(isDeliverableEmail(address)).toBe(true))

  test.each([
    'admin@zila.local',
    'ADMIN@ZILA.LOCAL',
    'root@localhost',
    'root@server.localdomain',
    'a@example.com',
    'a@mail.example.org',
    'a@shop.test',
    'a@shop.invalid',
    'a@router.home.arpa',
    'a@192.168.1.7',
    'a@[::1]',
    'a@b@',
    'nobody',
    '',
  ])('%s is none', (address) => {
    expect(isDeliverableEmail(address)).toBe(false)
  })
})

describe('what can be written about a business', () => {
  const nobody = { ownerId: null, email: null }
  const silent = { takesMessages: false, contactPhone: '', contactWhatsapp: '' }

  test('everything, where the website takes messages', () => {
    expect(getContactForms(nobody, { ...silent, takesMessages: true })).toEqual({
      inquiry: true,
      report: true,
      site: true,
    })
  })

  test('an inquiry, where its owner or who has its email reads', () => {
    for (const own of [{ ownerId: 7 }, { email: 'shop@suhana.in' }])
      expect(getContactForms({ ...nobody, ...own }, silent)).toEqual({
        inquiry: true,
        report: false,
        site: false,
      })
    expect(getContactForms({ ...nobody, email: 'see the board' }, silent).inquiry).toBe(false)
  })

  test('nothing, where nobody reads; a phone of the website still takes a word', () => {
    expect(getContactForms(nobody, silent)).toEqual({ inquiry: false, report: false, site: false })
    expect(getContactForms(nobody, { ...silent, contactPhone: '+91 90000 00005' }).site).toBe(true)
  })
})
