export const newsletter = {
  title: 'Newsletter',
  footerText: 'News from the directory by email.',
  label: 'Your email',
  placeholder: 'you@example.com',
  subscribe: 'Subscribe',
  /** Shown for three seconds. */
  subscribed: 'Successfully subscribed!',
  /** Remains visible. */
  checkMail: 'We sent you an email. Open its link to confirm.',
  sending: 'Sending...',
  failed: 'Something went wrong. Please try again.',
  page: {
    title: 'Newsletter',
    description: (name: string) =>
      `News from ${name} by email: new places and posts. Unsubscribe with one click.`,
    lede: 'New places and posts from the district, by email.',
    readTitle: 'Prefer not to get email?',
    readText: 'All posts are in the blog and its RSS feed. No email address or account needed.',
    readButton: 'Read the blog',
    promises: [
      'You get nothing until you open the link in the email we send you.',
      'Unsubscribe with one click in any newsletter.',
      'We use your address only for this and never share it.',
    ],
  },
  confirm: {
    title: 'Confirm your subscription',
    text: 'Please confirm that you want our newsletter.',
    button: 'Confirm',
    done: 'You are subscribed. Thank you!',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'Do you want to stop getting our newsletter?',
    button: 'Unsubscribe',
    done: 'You are unsubscribed.',
    again: 'Subscribe again',
    againDone: 'You are subscribed again.',
  },
  noLink: 'Please open this page from the link in our email.',
}
