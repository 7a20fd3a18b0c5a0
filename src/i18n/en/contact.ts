export const contact = {
  title: 'Contact Us',
  description: (name: string) =>
    `Write to ${name}: questions, corrections, a place that is missing. We reply within 24 hours.`,
  lede: 'A question, a correction, a place that is missing: write to us. We reply within 24 hours.',
  formTitle: 'Send us a message',
  name: 'Full Name',
  email: 'Email',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending...',
  sent: "Message sent successfully! We'll get back to you soon.",
  /** Before the number of the message, after the line above. */
  number: 'Its number is',
  failed: 'Error sending message. Please try again.',
  closedTitle: 'Writing to us',
  closedLede: 'How to reach us, and how to reach a place.',
  closedDescription: (name: string) => `How to reach ${name}, and how to reach a place it lists.`,
  closed:
    'We cannot take messages at present. To reach a shop or an office, use the number or the ' +
    'address on its own page.',
  closedButReachable:
    'We cannot take messages here at present. Please call us or come by; how is told on this ' +
    'page. To reach a shop or an office, use the number or the address on its own page.',
  infoTitle: 'Contact information',
  phone: 'Phone',
  address: 'Address',
  whatsapp: 'WhatsApp',
  listTitle: 'List Your Business',
  listText: 'Your shop, office or service, found by people of the district. Listing is free.',
  listButton: 'Register your business',
}
