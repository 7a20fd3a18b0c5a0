/** An inquiry from the page of a business. */
export const enquiryForm = {
  title: (business: string) => `Contact ${business}`,
  name: 'Your name',
  email: 'Email',
  phone: 'Phone (optional)',
  message: 'Message',
  submit: 'Send Message',
  sending: 'Sending...',
  cancel: 'Cancel',
  close: 'Close',
  noName: 'Please enter your name.',
  noEmail: 'Please enter a valid email address.',
  noMessage: 'Please write a message.',
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Please try again.',
}
