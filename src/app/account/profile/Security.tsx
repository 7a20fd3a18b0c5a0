import type { Profile } from '#contract/profile.ts'
import { MobileNumber } from './MobileNumber.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'

type Props = { profile: Profile; onNotice: (text: string) => void }

/** Number, password, second factors and sessions. */
export const Security = ({ profile, onNotice }: Props) => (
  <div className="stack">
    {profile.role !== 'admin' && <MobileNumber profile={profile} onNotice={onNotice} />}
    <PasswordForm hasPassword={profile.hasPassword} onNotice={onNotice} />
    <SecondFactor onNotice={onNotice} />
    <Sessions onNotice={onNotice} />
  </div>
)
