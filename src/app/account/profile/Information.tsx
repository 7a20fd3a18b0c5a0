import type { Profile } from '#contract/profile.ts'
import { profile as t } from '#i18n/en/app/profile.ts'
import { InformationForm } from './InformationForm.tsx'
import { ProfilePhoto } from './ProfilePhoto.tsx'

type Props = { profile: Profile; onNotice: (text: string) => void }

/** Photo and form. The form restarts with the saved values. */
export const Information = ({ profile, onNotice }: Props) => (
  <div className="stack">
    <section className="panel-box panel-body" aria-label={t.photo.title}>
      <ProfilePhoto profile={profile} onNotice={onNotice} />
    </section>
    <section className="panel-box" aria-labelledby="information-title">
      <header>
        <h2 id="information-title">{t.information.title}</h2>
      </header>
      <div className="panel-body">
        <InformationForm key={savedKey(profile)} profile={profile} onNotice={onNotice} />
      </div>
    </section>
  </div>
)

/** Another one as soon as anything that the form shows is another. */
function savedKey({ profilePhoto: _, ...saved }: Profile): string {
  return JSON.stringify(saved)
}
