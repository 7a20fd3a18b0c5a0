import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { parseYouTubeId } from '#shared/rules/business.ts'
import { getElementText } from './element-text.ts'

export type VideoTexts = { play: string; note: string }

const ENGLISH: VideoTexts = { play: 'Play video', note: 'Plays from YouTube' }

/**
 * A YouTube address alone in a paragraph becomes the link that is replaced by the player when it is
 * pressed (`views/blog/play-video.ts`). Until then nothing is asked of YouTube; without
 * JavaScript it stays a link.
 */
export function processVideos(tree: Root, { play, note }: VideoTexts = ENGLISH): void {
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'p' || element.children.length !== 1) return
    const [link] = element.children
    if (link?.type !== 'element' || link.tagName !== 'a') return
    const href = String(link.properties.href ?? '')
    const id = parseYouTubeId(href)
    // A link with words of its own is a link.
    if (id === null || parseYouTubeId(getElementText(link)) !== id) return
    link.properties = {
      href: `https://www.youtube.com/watch?v=${id}`,
      rel: ['external', 'noopener'],
      className: ['video'],
      dataVideo: id,
      dataTitle: play,
    }
    link.children = [textIn('b', play), textIn('span', note)]
  })
}

const textIn = (tagName: string, value: string): Element => ({
  type: 'element',
  tagName,
  properties: tagName === 'span' ? { className: ['small'] } : {},
  children: [{ type: 'text', value }],
})
