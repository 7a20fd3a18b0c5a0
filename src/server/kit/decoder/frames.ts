import { readFile, writeFile } from 'node:fs/promises'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { parseAdSizeMeta, type FileDimensions } from '#shared/rules/ad-dimensions.ts'
import type { DecoderResults, DecoderRequest, RefusalReason } from './messages.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const words = (list: string) => new Set(list.split(' '))

/** Elements that stay: what shows something and asks for nothing. */
const HTML = words(
  'html head body title style meta div span p b strong i em u s small sub sup mark br wbr hr ' +
    'h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td ' +
    'figure figcaption img header footer section article main center font blockquote pre code time',
)
const SVG = words(
  'svg g path rect circle ellipse line polyline polygon text tspan defs lineargradient ' +
    'radialgradient stop clippath mask title desc',
)
const ATTRIBUTES = words(
  'class id style title lang dir alt width height align valign colspan rowspan bgcolor color ' +
    'size face border cellpadding cellspacing role charset datetime start reversed',
)
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

const MAX_DEPTH = 100
const MAX_ELEMENTS = 5000
const MAX_REPORTED = 5

const DATA_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i
/** Addresses in styles without spaces and quotes, other than data and parts of the file itself. */
const FAR_STYLE = /@import|url\((?!data:|#)[^)]{0,40}/i

/** Nothing is fetched but what the file holds itself, even where a reader is mistaken about it. */
const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; form-action 'none'"

/**
 * Rewrites an HTML file, keeping only elements that display something; it names what would run,
 * lead away or fetch something instead, so that nobody wonders why an advertisement looks
 * different.
 */
export async function rewriteHtmlAd({
  file,
  to,
}: Extract<DecoderRequest, { kind: 'frame' }>): Promise<DecoderResults['frame'] | RefusalReason> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  // Loaded here, because most files are pictures.
  const { parse, parseFragment, serialize } = await import('parse5')
  const page = parse(text)
  const head = elementsOf(page.childNodes)[0]?.childNodes.find(
    ({ nodeName }) => nodeName === 'head',
  ) as Element
  // Before the file's own say about itself is taken away.
  const named = namedIn(head)
  const problems = problemsIn(page.childNodes)
  if (problems === 'large') return 'large'
  if (problems.length > 0) return { bytes: 0, problems: problems.slice(0, MAX_REPORTED), named }
  const policy = parseFragment(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
      '<meta name="viewport" content="width=device-width">',
  )
  head.childNodes.unshift(...policy.childNodes)
  const made = `<!doctype html>${serialize({ ...page, childNodes: elementsOf(page.childNodes) })}`
  await writeFile(to, made)
  return { bytes: Buffer.byteLength(made), problems: [], named }
}

/** The size that `<meta name="ad.size">` names. */
function namedIn(head: Element): FileDimensions | null {
  for (const { tagName, attrs } of elementsOf(head.childNodes)) {
    const of = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value ?? ''
    if (tagName === 'meta' && /^ad\.size$/i.test(of('name'))) return parseAdSizeMeta(of('content'))
  }
  return null
}

const isElement = (node: Node): node is Element => 'tagName' in node
const elementsOf = (nodes: readonly Node[]): Element[] => nodes.filter(isElement)

/**
 * What may not stay, in words; comments go without a word. `large` when there is too much of it.
 */
function problemsIn(nodes: Node[]): string[] | 'large' {
  const problems = new Set<string>()
  const open: { of: Node[]; depth: number }[] = [{ of: nodes, depth: 0 }]
  let count = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { of, depth } = next
    if (depth > MAX_DEPTH) return 'large'
    for (let at = of.length - 1; at >= 0; at -= 1) {
      const node = of[at]!
      if (node.nodeName === '#comment') of.splice(at, 1)
      if (!isElement(node)) continue
      count += 1
      if (count > MAX_ELEMENTS) return 'large'
      for (const problem of problemsOf(node)) problems.add(problem)
      open.push({ of: node.childNodes, depth: depth + 1 })
    }
  }
  return [...problems]
}

function problemsOf(element: Element): string[] {
  const { tagName, namespaceURI, attrs, childNodes } = element
  const isDrawing = (namespaceURI as string) === SVG_NAMESPACE
  if (!(isDrawing ? SVG : HTML).has(tagName.toLowerCase())) return [`<${tagName}>`]
  // The file's own say about itself is written anew.
  if (tagName === 'meta') {
    const given = attrs.find(({ name }) => name === 'http-equiv' && !/^content-type$/i.test(name))
    element.attrs = []
    return given && !/^content-type$/i.test(given.value)
      ? [`<meta http-equiv="${given.value}">`]
      : []
  }
  const styles = [
    ...(tagName === 'style' ? childNodes.map((node) => ('value' in node ? node.value : '')) : []),
    ...attrs.filter(({ name }) => name === 'style').map(({ value }) => value),
  ]
  const far = styles.map((style) => FAR_STYLE.exec(style.replace(/[\s"']/g, ''))?.[0]).find(Boolean)
  return [
    ...(far ? [far.slice(0, 60)] : []),
    ...attrs
      .filter(({ name, value }) => !stays(tagName, { name, value, isDrawing }))
      .map(describeAttribute),
  ]
}

const describeAttribute = ({ name, value }: { name: string; value: string }): string =>
  `${name}="${value.slice(0, 40)}${value.length > 40 ? '…' : ''}"`

function stays(
  tag: string,
  { name, value, isDrawing }: { name: string; value: string; isDrawing: boolean },
): boolean {
  if (tag === 'img' && name === 'src') return DATA_PICTURE.test(value)
  if (ATTRIBUTES.has(name) || /^(?:aria|data)-[\w-]+$/.test(name)) return true
  if (!isDrawing || name.startsWith('on')) return false
  return !/href|^base$|^src/i.test(name) && !FAR_STYLE.test(value)
}
