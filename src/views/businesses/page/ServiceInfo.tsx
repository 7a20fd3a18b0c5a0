import type { Messages } from '#i18n/index.ts'
import { formatRupees } from '#shared/rules/money.ts'
import type { BusinessPartProps } from './part-props.ts'

type Props = { business: BusinessPartProps['business']; t: Messages['businessPage'] }

/** Whether anything is known of where it serves, delivery or ordering. */
export const hasServiceInfo = ({
  serviceAreas,
  serviceRadius,
  homeDelivery,
  onlineOrdering,
}: Props['business']): boolean =>
  serviceAreas.length > 0 ||
  serviceRadius !== null ||
  homeDelivery !== null ||
  onlineOrdering !== null

/**
 * Where it serves, and delivery and ordering with their terms. Shown only when one of them is known
 * (`hasServiceInfo`).
 */
export function ServiceInfo({ business, t }: Props) {
  const { serviceAreas, serviceRadius, minimumOrder, deliveryFee } = business
  const areas = [...serviceAreas, ...(serviceRadius === null ? [] : [t.radius(serviceRadius)])]
  const terms = [
    minimumOrder !== null && t.minimumOrder(formatRupees(minimumOrder)),
    deliveryFee !== null && t.deliveryFee(formatRupees(deliveryFee)),
  ].filter((term) => term !== false)
  return (
    <section className="block" id="services">
      <h2>{t.services}</h2>
      <dl className="pairs pairs-wide num">
        {areas.length > 0 && (
          <div>
            <dt>{t.areas}</dt>
            <dd>{areas.join(', ')}</dd>
          </div>
        )}
        {business.homeDelivery !== null && (
          <div>
            <dt>{t.delivery}</dt>
            <dd>{business.homeDelivery ? t.sentences([t.available, ...terms]) : t.notAvailable}</dd>
          </div>
        )}
        {business.onlineOrdering !== null && (
          <div>
            <dt>{t.ordering}</dt>
            <dd>{business.onlineOrdering ? t.orderingText : t.notAvailable}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
