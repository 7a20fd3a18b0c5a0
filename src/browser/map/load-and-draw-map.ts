import type { MapTexts } from '#shared/view/map.ts'
import styles from './map.css?url'
import type { MapHandle } from './open-map.ts'

/**
 * Draws a map into an empty element. Leaflet and its styles come now and not before: call it when
 * someone has asked for the map. Rejects when they do not come.
 */
export async function loadAndDrawMap(box: HTMLElement, t: MapTexts): Promise<MapHandle> {
  const [{ drawMap }] = await Promise.all([import('./draw.ts'), styleSheet(styles)])
  return drawMap(box, t)
}

let asked: Promise<void> | undefined

/** Once per page, whatever the number of maps. */
function styleSheet(href: string): Promise<void> {
  return (asked ??= new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      asked = undefined
      reject(new Error(`${href} did not come`))
    }
    document.head.append(link)
  }))
}
