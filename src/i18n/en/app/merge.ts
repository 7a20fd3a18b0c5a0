/** What two devices or two people changed at the same time. */
export const merge = {
  kinds: {
    draft: {
      title: 'Changed on two devices',
      text: 'Choose what to keep. All your other changes are kept.',
      done: 'Keep these',
      close: 'Keep',
      sides: { mine: 'On this device', theirs: 'On the other device', both: 'Both' },
    },
    record: {
      title: 'Changed while you were editing',
      text: 'Someone else changed the same fields. Choose what to keep. Other changes are kept.',
      done: 'Save these',
      close: 'Close',
      sides: { mine: 'Yours', theirs: 'Saved by someone else', both: 'Both' },
    },
    post: {
      title: 'Someone else changed this post',
      text: 'Choose what to keep. Changes in other paragraphs are kept.',
      done: 'Save these',
      close: 'Close',
      sides: { mine: 'Yours', theirs: 'Theirs', both: 'Both: yours, then theirs' },
    },
  },
  blank: '(empty)',
  deleted: '(deleted)',
  /** For two different sets of as many photos. */
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
}
