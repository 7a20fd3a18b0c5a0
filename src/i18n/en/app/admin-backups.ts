/** Backups of the site, and how one is restored. */
export const adminBackups = {
  lead:
    'The whole site in one file: database, pictures and the server’s secrets. One is made every ' +
    'night; 7 daily and 4 weekly ones are kept, and the 5 newest that somebody asked for.',
  secret:
    'A backup holds everybody’s messages and the server’s secrets. Keep it as you keep a key.',
  make: 'Back up now',
  making: 'Backing up…',
  checking: 'Comparing checksums…',
  sending: 'Sending to the bucket…',
  begun: 'The backup has begun. You may leave this page.',
  checkBegun: 'The check has begun.',
  caption: 'Kept backups',
  empty: 'No backup yet',
  emptyText: 'The first one is made in the coming night, or now by the button.',
  columns: { made: 'Made', size: 'Size', state: 'State' },
  kinds: { nightly: 'At night', asked: 'Asked for' },
  whole: (day: string) => `Whole, checked ${day}`,
  unchecked: 'Not checked',
  inBucket: 'also in the bucket',
  megabytes: (count: string) => `${count} MB`,
  download: 'Download',
  check: 'Check',
  of: (act: string, day: string) => `${act}: backup of ${day}`,
  failed: 'That could not be done. Please try again.',
  list: 'Failed to load the backups',
  warnings: {
    failed: 'The last backup failed.',
    damaged: 'The newest backup is damaged and cannot be restored.',
    old: 'The newest backup is older than two days.',
  },
  toBackups: 'To the backups',
  where: 'Where they are',
  folder: (path: string) => `On the server in ${path}.`,
  bucket: (name: string) => `A copy of each goes to the bucket ${name}.`,
  noBucket:
    'Only there: if the disk breaks, they are gone too. Name a bucket (BACKUP_TO), or download ' +
    'one now and then.',
  elsewhere: 'Not in any backup',
  restore: 'How to restore one',
  steps: [
    'Try it first: DATA_DIR=/tmp/try npm run restore -- FILE.tar.gz. It compares every checksum ' +
      'and reads every row, and changes nothing here.',
    'Stop the site.',
    'npm run restore -- FILE.tar.gz --replace. What was there is moved aside, not deleted; the ' +
      'kept backups stay.',
    'Start the site: npm start. It builds its pages anew.',
    'On a new machine: install, copy the file there, and begin with the third step, without ' +
      '--replace.',
  ],
}
