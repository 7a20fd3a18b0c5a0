/** Backups of the site, and how one is restored. */
export const adminBackups = {
  lead:
    'The whole site in one file: database, pictures and the server’s secrets. A backup ' +
    'is made every night. 7 daily, 4 weekly and the 5 newest manual backups are kept.',
  secret: 'A backup contains everyone’s messages and the server’s secrets. Store it safely.',
  make: 'Back up now',
  making: 'Backing up…',
  checking: 'Checking the file…',
  sending: 'Uploading to the bucket…',
  begun: 'Backup started. You can leave this page.',
  checkBegun: 'Check started.',
  caption: 'Saved backups',
  empty: 'No backups yet',
  emptyText: 'The first one is made tonight, or now with “Back up now”.',
  columns: { made: 'Created', size: 'Size', state: 'Status' },
  kinds: { nightly: 'Nightly', asked: 'Manual' },
  whole: (day: string) => `OK, checked ${day}`,
  unchecked: 'Not checked',
  inBucket: 'also in the bucket',
  megabytes: (count: string) => `${count} MB`,
  download: 'Download',
  check: 'Check',
  of: (act: string, day: string) => `${act}: backup of ${day}`,
  failed: 'Something went wrong. Please try again.',
  list: 'Failed to load the backups',
  warnings: {
    failed: 'The last backup failed.',
    damaged: 'The newest backup is damaged and cannot be restored.',
    old: 'The newest backup is older than two days.',
  },
  toBackups: 'View backups',
  where: 'Storage',
  folder: (path: string) => `On the server in ${path}.`,
  bucket: (name: string) => `Each one is also copied to the bucket ${name}.`,
  noBucket:
    'Only there: if the disk fails, the backups are lost too. Set a bucket (BACKUP_TO), ' +
    'or download one now and then.',
  elsewhere: 'Not included in backups',
  restore: 'How to restore a backup',
  steps: [
    'Test it first: DATA_DIR=/tmp/try npm run restore -- FILE.tar.gz. This compares ' +
      'every checksum, ' +
      'reads every row, and changes nothing here.',
    'Stop the site.',
    'npm run restore -- FILE.tar.gz --replace. The current data is moved aside, not ' +
      'deleted. ' +
      'Saved backups stay.',
    'Start the site: npm start. It rebuilds its pages.',
    'On a new machine: install, copy the file there, and start from the third step, ' +
      'without ' +
      '--replace.',
  ],
}
