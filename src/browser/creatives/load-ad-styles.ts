/** The styles of advertisements, loaded with the first one of a page. */
let loading: Promise<void> | undefined

/** Resolves when the styles are loaded; rejects on failure. */
export const loadAdStyles = ({ dataset }: HTMLElement): Promise<void> =>
  (loading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = dataset['adStyles']!
    link.onload = () => resolve()
    link.onerror = () => reject(new Error('no styles'))
    document.head.append(link)
  }))
