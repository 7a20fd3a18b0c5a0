import { expect, test } from 'vitest'
import { getShareMessage, getShareLinks } from '#components/businesses/page/share-links.ts'

const URL_OF_IT = 'https://zila.example/business/asha-medical'
const ASHA = {
  ...{ name: 'Asha & Sons', phone: '+919006618191', address: 'Main Road' },
  ...{ city: 'Navapur', zipCode: '425001' },
}
const sentTo = (name: string, message?: string) => {
  const { href } = getShareLinks(URL_OF_IT, 'Asha', message).find((place) => place.name === name)!
  return new URL(href).searchParams.get('text')
}

test('a message to WhatsApp has name, number, address and link', () => {
  expect(sentTo('WhatsApp', getShareMessage(ASHA))).toBe(
    `Asha & Sons\n+91 90066 18191\nMain Road, Navapur, 425001\n${URL_OF_IT}`,
  )
})

test('what is not known is left out, and a town that is the address stands once', () => {
  expect(getShareMessage({ ...ASHA, phone: null, address: 'Navapur', zipCode: null })).toBe(
    'Asha & Sons\nNavapur',
  )
})

test('other places and other things are told in short words', () => {
  expect(sentTo('Twitter', getShareMessage(ASHA))).toBe('Asha')
  expect(sentTo('WhatsApp')).toBe(`Asha\n${URL_OF_IT}`)
})
