import { analytics as t } from '#i18n/en/app/analytics.ts'
import { formatCount } from '#shared/rules/money.ts'

type Props = { searches: readonly { words: string; count: number }[] }

/** What people searched for when they found one's pages. */
export function Searches({ searches }: Props) {
  return (
    <section className="panel-box">
      <header>
        <h2>{t.searches}</h2>
      </header>
      {searches.length === 0 ? (
        <p className="panel-body">{t.noSearches}</p>
      ) : (
        <div className="panel-body">
          <p className="small mute">{t.searchesNote}</p>
          <ol className="search-counts">
            {searches.map(({ words, count }) => (
              <li key={words}>
                <span>{words}</span> <b className="num">{formatCount(count)}</b>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}
