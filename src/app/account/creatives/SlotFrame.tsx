import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const PAGE = '<!doctype html><html><body></body></html>'

type Props = {
  label: string
  look: string
  /** Of the screen that is meant, in pixels. */
  width: number
  /** Of the place that shows it: the frame is drawn smaller to fit. */
  within: number
  height: number
  children: ReactNode
}

/** A screen of another width inside this one, with the page's styles: rules for phones hold. */
export function SlotFrame({ label, look, width, within, height, children }: Props) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (body) body.ownerDocument.documentElement.dataset['theme'] = look
  }, [body, look])
  const dress = (page: Document | null) => {
    if (!page) return
    for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
      page.head.append(sheet.cloneNode(true))
    setBody(page.body)
  }
  const scale = Math.min(1, within / width)
  return (
    <div className="slot-stage" style={{ height: height * scale, overflow: 'hidden' }}>
      <iframe
        srcDoc={PAGE}
        title={label}
        style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        onLoad={({ currentTarget }) => dress(currentTarget.contentDocument)}
      />
      {body && createPortal(children, body)}
    </div>
  )
}
