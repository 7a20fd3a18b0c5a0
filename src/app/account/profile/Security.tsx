import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'

type Props = { onNotice: (text: string) => void }

/** Password, second factors and sessions. */
export const Security = ({ onNotice }: Props) => (
  <div className="stack">
    <PasswordForm onNotice={onNotice} />
    <SecondFactor onNotice={onNotice} />
    <Sessions onNotice={onNotice} />
  </div>
)
