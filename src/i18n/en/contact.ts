export const contact = {
  title: 'Contact Us',
  description: (name: string) =>
    `Contact ${name} with questions, corrections or missing places. We reply within 24 ` + 'hours.',
  lede:
    'Have a question, a correction or a missing place? Write to us. We reply within 24 ' + 'hours.',
  formTitle: 'Send us a message',
  name: 'Full Name',
  email: 'Email',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending...',
  sent: "Message sent successfully! We'll get back to you soon.",
  /** After the line above. */
  number: 'Your reference number is {number}.',
  failed: 'Error sending message. Please try again.',
  closedTitle: 'Contact',
  closedLede: 'How to contact us, or a business.',
  closedDescription: (name: string) => `How to contact ${name}, or a business listed on it.`,
  closed:
    'Messages are turned off. To contact a business or office, use the number or address ' +
    'on its page.',
  closedButReachable:
    'Messages are turned off. Please call or visit us; the details are on this page. To ' +
    'contact a business or office, use the number or address on its page.',
  infoTitle: 'Contact information',
  phone: 'Phone',
  address: 'Address',
  whatsapp: 'WhatsApp',
  listTitle: 'List Your Business',
  listText: 'Help people in the district find your shop, office or service. Listing is free.',
  listButton: 'Register your business',
}
