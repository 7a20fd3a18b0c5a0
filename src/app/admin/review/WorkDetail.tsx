import { Answer } from '#app/data/Answer.tsx'
import { useNow } from '#app/admin/work/use-now.ts'
import { useRead } from '#app/data/use-read.ts'
import { dayShort, whenWhole } from '#app/shell/when.ts'
import type { WorkDetail as Detail, WorkItem } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { imageUrl } from '#shared/drawings/image-path.ts'
import { Icon } from '#ui/Icon.tsx'
import { Due } from '#app/admin/work/Due.tsx'
import { KIND_ICONS } from '#app/admin/work/kinds.ts'
import { Alike } from './Alike.tsx'
import { Changes } from './Changes.tsx'

/** One thing that waits, with all that helps to decide. */
export function WorkDetail({ item }: { item: WorkItem }) {
  const now = useNow()
  const detail = useRead('GET /admin/queue/{kind}/{id}', {
    params: { kind: item.kind, id: item.id },
  })
  return (
    <article className="panel-box">
      <header className="item-head row-apart">
        <div>
          <p className="item-kind">
            <Icon name={KIND_ICONS[item.kind]} /> {t.kinds[item.kind]}
            {item.by && `, ${t.from(item.by.name)}`}
          </p>
          <h2>{item.title}</h2>
          {item.about && <p>{item.about}</p>}
        </div>
        <Due item={item} now={now} />
      </header>
      {item.lookers.length > 0 && (
        <p className="notice item-lookers" role="status">
          <Icon name="users" />
          {t.lookers(item.lookers.map(({ name }) => name).join(', '))}
        </p>
      )}
      <Answer of={detail}>{({ data }) => <Parts item={item} detail={data} />}</Answer>
    </article>
  )
}

const labelOf = (name: string): string =>
  t.facts[name] ?? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

function Parts({ item, detail }: { item: WorkItem; detail: Detail }) {
  const { facts, text, images, point, changes, person, lookalikes, hints, past, href } = detail
  return (
    <>
      {hints.length > 0 && (
        <section className="item-part item-hints">
          <h3>
            <Icon name="warn" /> {t.hintsTitle}
          </h3>
          <ul>
            {hints.map(({ hint, detail: words }) => (
              <li key={`${hint} ${words}`}>{t.hints[hint](words)}</li>
            ))}
          </ul>
        </section>
      )}
      {changes.length > 0 && <Changes changes={changes} labelOf={labelOf} />}
      <section className="item-part">
        <h3>{t.says}</h3>
        <dl className="known">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{labelOf(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {text && <p className="item-text">{text}</p>}
        {(href ?? point) && (
          <p className="row">
            {href && (
              <a className="link" href={href} target="_blank" rel="noopener">
                {t.page}
              </a>
            )}
            {point && (
              <a
                className="link"
                href={`https://www.openstreetmap.org/?mlat=${point.latitude}&mlon=${point.longitude}#map=18/${point.latitude}/${point.longitude}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t.map}
              </a>
            )}
          </p>
        )}
      </section>
      {lookalikes.length > 0 && <Alike item={item} facts={facts} lookalikes={lookalikes} />}
      {images.length > 0 && (
        <section className="item-part">
          <h3>{t.photos}</h3>
          <div className="item-photos">
            {images
              .map((path) => imageUrl(path, import.meta.env.PUBLIC_API_URL))
              .map((address, at) => (
                <a key={address} href={address} target="_blank" rel="noopener">
                  <img src={address} alt={t.photo(at + 1)} loading="lazy" />
                </a>
              ))}
          </div>
        </section>
      )}
      {person && (
        <section className="item-part">
          <h3>{t.who}</h3>
          <p>
            <b>{person.name}</b>, {person.email}, {t.since(dayShort(person.since))}
          </p>
          <p>{t.history(person)}</p>
        </section>
      )}
      {past.length > 0 && (
        <section className="item-part">
          <h3>{t.past}</h3>
          <ul className="ledger">
            {past.map(({ at, action, by, reason }) => (
              <li key={`${at} ${action}`}>
                <span>
                  <b>{action}</b>, {by ?? t.website}
                  {reason && `: “${reason}”`}
                </span>
                <time dateTime={at}>{whenWhole(at)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
