/* global window, document, localStorage, location */
/* Asks before anything of Google is loaded, and loads it only after a yes. Only pages of a website
   with an id of Google Analytics or Tag Manager name this file. */
;(() => {
  const KEY = 'zila-consent'
  const { ga, gtm, question, yes, no, change } = document.currentScript.dataset

  const fetchScript = (path) => {
    const script = document.createElement('script')
    script.async = true
    script.src = `https://www.googletagmanager.com/${path}`
    document.head.append(script)
  }
  const load = () => {
    window.dataLayer = window.dataLayer || []
    function gtag() {
      window.dataLayer.push(arguments)
    }
    if (ga) {
      gtag('js', new Date())
      gtag('config', ga)
      fetchScript(`gtag/js?id=${encodeURIComponent(ga)}`)
    }
    if (gtm) {
      window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      fetchScript(`gtm.js?id=${encodeURIComponent(gtm)}`)
    }
  }
  const kept = () => {
    try {
      return localStorage.getItem(KEY)
    } catch {
      return null
    }
  }
  const keep = (said) => {
    try {
      localStorage.setItem(KEY, said)
    } catch {
      // Asked again on the next page.
    }
  }
  const button = (text, look, press) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.className = `button ${look}`
    made.textContent = text
    made.addEventListener('click', press)
    return made
  }
  const ask = () => {
    document.getElementById('consent')?.remove()
    const box = document.createElement('section')
    box.id = 'consent'
    box.className = 'box'
    box.setAttribute('aria-label', question)
    box.style.cssText =
      'position:sticky;bottom:0;z-index:5;display:flex;flex-wrap:wrap;gap:8px 16px;' +
      'align-items:center;margin:0;box-shadow:var(--shadow-raised)'
    const text = document.createElement('p')
    text.textContent = question
    text.style.flex = '1 1 260px'
    const said = (answer) => {
      const before = kept()
      keep(answer)
      box.remove()
      if (answer === 'yes' && before !== 'yes') load()
      // What was loaded is gone with the page only.
      else if (answer === 'no' && before === 'yes') location.reload()
    }
    box.append(
      text,
      button(no, 'button-line', () => said('no')),
      button(yes, 'button-line', () => said('yes')),
    )
    document.body.append(box)
  }
  const begin = () => {
    if (kept() === 'yes') load()
    else if (kept() !== 'no') ask()
    document.querySelector('footer .fine')?.append(button(change, 'button-bare', ask))
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()
})()
