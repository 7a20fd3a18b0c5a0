import { formatPhone } from '#shared/rules/phone.ts'

/**
 * The share pages of others for an address, and what they are called. WhatsApp, where people send
 * each other whole messages, may be given more words.
 */
export function getShareLinks(url: string, words: string, message = words) {
  const address = encodeURIComponent(url)
  const text = encodeURIComponent(words)
  return [
    {
      icon: 'whatsapp',
      name: 'WhatsApp',
      href: `https://wa.me/?text=${encodeURIComponent(`${message}\n${url}`)}`,
    },
    {
      icon: 'facebook',
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    },
    {
      icon: 'twitter',
      name: 'Twitter',
      href: `https://twitter.com/intent/tweet?url=${address}&text=${text}`,
    },
  ] as const
}

type Shared = Record<'name' | 'address' | 'city', string> &
  Record<'phone' | 'zipCode', string | null>

/**
 * What a message tells of a business, so that it helps where the link is not opened: name, number,
 * address.
 */
export function getShareMessage({ name, phone, address, city, zipCode }: Shared): string {
  const place = [...new Set([address, city]), zipCode].filter(Boolean).join(', ')
  return [name, phone && formatPhone(phone), place].filter(Boolean).join('\n')
}
