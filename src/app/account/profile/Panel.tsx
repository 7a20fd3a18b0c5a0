import { useId, type ReactNode } from 'react'

/** A part of the profile under its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="panel-box" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
      </header>
      <div className="panel-body form">{children}</div>
    </section>
  )
}
