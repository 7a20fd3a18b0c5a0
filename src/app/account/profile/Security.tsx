import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'

type Props = { onSaid: (text: string) => void }

/** Password, second factors and sessions. */
export const Security = ({ onSaid }: Props) => (
  <div className="stack">
    <PasswordForm onSaid={onSaid} />
    <SecondFactor onSaid={onSaid} />
    <Sessions onSaid={onSaid} />
  </div>
)
