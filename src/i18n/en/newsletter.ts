export const newsletter = {
  title: 'Newsletter',
  footerText: 'News of the directory, now and then.',
  label: 'Your email',
  placeholder: 'you@example.com',
  subscribe: 'Subscribe',
  /** Shown for three seconds. */
  subscribed: 'Successfully subscribed!',
  /** Remains visible. */
  checkMail: 'We sent you a mail: open the link in it, and the newsletter begins.',
  sending: 'Sending...',
  failed: 'That did not work. Please try again.',
  page: {
    title: 'Newsletter',
    description: (name: string) =>
      `News from ${name} by mail: new places and posts. It ends by one click.`,
    lede: 'New places and posts of the district, by mail, now and then.',
    readTitle: 'Rather not by mail?',
    readText:
      'All posts are in the blog, and in its RSS feed. Reading needs no address and no account.',
    readButton: 'Read the blog',
    promises: [
      'Nothing comes before you open the link in the mail that we send you.',
      'Every newsletter ends by one click on a link in it.',
      'Your address is used for nothing else and given to nobody.',
    ],
  },
  confirm: {
    title: 'Confirm the newsletter',
    text: 'One more press, so that nobody can sign you up but you.',
    button: 'Confirm',
    done: 'Confirmed: you will get the newsletter. Thank you!',
  },
  unsubscribe: {
    title: 'End the newsletter',
    text: 'Press the button and no newsletter comes to you any more.',
    button: 'Unsubscribe',
    done: 'Done: you will get no more newsletters.',
    again: 'It was a mistake: subscribe again',
    againDone: 'You will get the newsletter again.',
  },
  noLink: 'This page needs the link from our mail: open it from there.',
}
