import { useState } from 'react'

const STYLE = ' style="'
const KEPT = ' data-style="'
const FIRST_HEIGHT = 480

/**
 * A mail in a frame of its own, where no script runs. The page's policy forbids styles written in
 * HTML, so they are set by hand.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const dress = (frame: HTMLIFrameElement) => {
    const mail = frame.contentDocument
    if (!mail) return
    for (const part of mail.querySelectorAll<HTMLElement>('[data-style]'))
      part.style.cssText = part.dataset['style'] ?? ''
    setHeight(mail.documentElement.scrollHeight)
  }
  return (
    <iframe
      className="mail-frame"
      srcDoc={html.replaceAll(STYLE, KEPT)}
      title={title}
      sandbox="allow-same-origin"
      style={{ height }}
      onLoad={(event) => dress(event.currentTarget)}
    />
  )
}
