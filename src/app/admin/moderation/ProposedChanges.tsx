import type { QueueItemDetail } from '#contract/moderation.ts'
import { factText } from '#i18n/en/app/fact-text.ts'
import { work as t } from '#i18n/en/app/work.ts'

type Props = { changes: QueueItemDetail['changes']; labelOf: (name: string) => string }

/** What is shown now beside what is wanted. */
export const ProposedChanges = ({ changes, labelOf }: Props) => (
  <section className="item-part">
    <h3>{t.change}</h3>
    <table className="versus">
      <thead>
        <tr>
          <td />
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{labelOf(name)}</th>
            <td>
              <del>{before === null ? t.blank : factText(name, before)}</del>
            </td>
            <td>
              <ins>{after === null ? t.blank : factText(name, after)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
