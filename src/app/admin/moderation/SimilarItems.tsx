import { Link } from '#app/router/index.ts'
import { useWrite } from '#app/data/use-write.ts'
import { comparePairPath } from '#config/app-paths.ts'
import { businessPath } from '#config/routes.ts'
import type { QueueItemDetail } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { nameOf } from '#i18n/en/names.ts'
import { Icon } from '#ui/Icon.tsx'

type Props = {
  title: string
  listingId: QueueItemDetail['listingId']
  facts: QueueItemDetail['facts']
  lookalikes: QueueItemDetail['lookalikes']
}

/** Shown listings that may be the same place, beside this one. */
export function DuplicateCandidates({ title, listingId, facts, lookalikes }: Props) {
  const { mutate, isPending } = useWrite('PUT /admin/duplicates/{keptId}/{goneId}/distinct', {
    invalidates: ['GET /admin/queue/{kind}/{id}'],
  })
  const tellApart = (keptId: number, goneId: number) =>
    mutate({ params: { keptId, goneId }, body: { isDistinct: true } })
  const notice = (name: string) => {
    const { value = t.blank, valueHi } = facts.find((fact) => fact.name === name) ?? {}
    return nameOf({ name: value, nameHi: valueHi })
  }
  return (
    <section className="item-part">
      <h3>
        <Icon name="warn" /> {t.alike}
      </h3>
      <div className="item-alike">
        <div>
          <small>{t.thisOne}</small>
          <b>{title}</b>
          <span>{notice('address')}</span>
          <span>{notice('town')}</span>
          <span>{notice('category')}</span>
          <span className="num">{notice('phone')}</span>
        </div>
        {lookalikes.map(({ id, slug, name, address, city, category, phone, same }, at) => (
          <div key={id}>
            <small>{same.map((what) => t.same[what]).join(', ')}</small>
            <a className="link" href={businessPath(slug)} target="_blank" rel="noopener">
              <b>{name}</b>
            </a>
            <span>{address || t.blank}</span>
            <span>{city}</span>
            <span>{category}</span>
            <span className="num">{phone ?? t.blank}</span>
            {listingId !== null && (
              <>
                <Link className="link" to={comparePairPath(listingId, id)}>
                  {t.mergeWith}
                  <span className="sr-only"> {name}</span>
                  {at === 0 && <kbd className="key">M</kbd>}
                </Link>
                <button
                  type="button"
                  className="link"
                  onClick={() => tellApart(listingId, id)}
                  disabled={isPending}
                >
                  {t.notTheSame}
                  <span className="sr-only"> {name}</span>
                </button>
              </>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
