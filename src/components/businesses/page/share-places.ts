/** The share pages of others for an address, and what they are called. */
export function sharePlaces(url: string, words: string) {
  const address = encodeURIComponent(url)
  const text = encodeURIComponent(words)
  return [
    { icon: 'whatsapp', name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${address}` },
    { icon: 'facebook', name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { icon: 'twitter', name: 'Twitter', href: `https://twitter.com/intent/tweet?url=${address}&text=${text}` },
  ] as const
}
