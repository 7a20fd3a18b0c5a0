import { useEffect, useState } from 'react'

/** A section is the current one when it begins above this share of the window. */
const READING_LINE = 0.4

/**
 * The section of a long form where one is: that of the field in use, and after scrolling the one at
 * the reading line. Sections are found by their anchors, `part-NAME`.
 */
export function useCurrentSection<Name extends string>(names: readonly Name[]): Name | undefined {
  const [current, setCurrent] = useState(names[0])
  const all = names.join(' ')
  useEffect(() => {
    const anchors = all.split(' ') as Name[]
    const sectionOf = (name: Name) => document.getElementById(`part-${name}`)?.closest('section')
    const look = () => {
      const focused = anchors.find((name) => sectionOf(name)?.contains(document.activeElement))
      const box = focused && sectionOf(focused)!.getBoundingClientRect()
      const isSeen = box && box.bottom > 0 && box.top < innerHeight
      const begun = anchors.filter((name) => {
        const section = sectionOf(name)
        return section && section.getBoundingClientRect().top < innerHeight * READING_LINE
      })
      setCurrent(isSeen ? focused : (begun.at(-1) ?? anchors[0]))
    }
    addEventListener('scroll', look, { passive: true })
    addEventListener('focusin', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('focusin', look)
    }
  }, [all])
  return current
}
