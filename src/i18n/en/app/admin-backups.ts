/** Backups of the site, and how one is restored. */
export const adminBackups = {
  lead:
    'A backup is one file with the whole site: data, pictures and the site’s secret ' +
    'keys. One is made every night. The site keeps 7 daily, 4 weekly and the 5 newest ' +
    'manual backups.',
  secret:
    'A backup contains everyone’s messages and the site’s secret keys. Store it where ' +
    'nobody else can open it.',
  make: 'Back up now',
  making: 'Backing up…',
  checking: 'Checking the file…',
  sending: 'Copying to cloud storage…',
  begun: 'Backup started. You can leave this page.',
  checkBegun: 'Backup check started.',
  caption: 'Saved backups',
  empty: 'No backups yet',
  emptyText: 'The first backup is made tonight. To make one now, press “Back up now”.',
  columns: { made: 'Created', size: 'Size', state: 'Status' },
  kinds: { nightly: 'Nightly', asked: 'Manual' },
  whole: (day: string) => `OK, checked ${day}`,
  unchecked: 'Not checked',
  inBucket: 'also in cloud storage',
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
  folder: (path: string) => `Backups are on the server in ${path}.`,
  bucket: (name: string) => `Each backup is also copied to the cloud storage ${name}.`,
  noBucket:
    'There is no other copy. If the disk fails, the backups are lost too. Download a ' +
    'backup now and then, or ask your technician to set up cloud storage (BACKUP_TO).',
  elsewhere: 'Not included in backups',
  restore: 'How to restore a backup',
  steps: [
    'Test the backup first: DATA_DIR=/tmp/try npm run restore -- FILE.tar.gz. This ' +
      'checks every file and every row, and changes nothing on this site.',
    'Stop the site.',
    'Restore: npm run restore -- FILE.tar.gz --replace. The current data is moved to ' +
      'another folder, not deleted. Saved backups stay.',
    'Start the site: npm start. It rebuilds its pages.',
    'On a new computer, install the site, copy the backup there, and begin with step 3, ' +
      'without --replace.',
  ],
}
