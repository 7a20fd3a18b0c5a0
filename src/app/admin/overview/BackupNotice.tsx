import { Link } from '#app/router/index.ts'
import { useRead } from '#app/data/use-read.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { adminBackups as t } from '#i18n/en/app/admin-backups.ts'

/** Says that the last backup failed, is damaged or old; nothing while all is well. */
export function BackupNotice() {
  const warning = useRead('GET /backups/admin', {}).data?.data.warning
  if (!warning) return null
  return (
    <p className="notice notice-error" role="alert">
      <b>{t.warnings[warning]}</b> <Link to={ADMIN_PATHS.adminBackups}>{t.toBackups}</Link>
    </p>
  )
}
