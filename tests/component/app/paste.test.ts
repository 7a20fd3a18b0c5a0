import { expect, test } from 'vitest'
import { htmlToMarkdown as read, readPaste } from '#app/admin/editor/text/paste.ts'

const markdownOf = (html: string) => read(html).markdown

test('of Google Docs the shape stays, the looks go', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1">
    <h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt">Market days</span></h1>
    <p><span style="font-weight:400">Come </span><span style="font-weight:700">before ten </span>
    <span style="font-style:italic">or later</span>.</p>
    <ul><li><p><span>Kheda</span></p></li><li><p><span>Sonpani</span></p>
      <ol><li>Old town</li></ol></li></ul>
    <p><a href="https://a.example/x_(y)"><span>More</span></a>
      <img src="https://lh.example/secret.png"></p></b>`
  expect(markdownOf(html)).toBe(
    [
      '## Market days',
      'Come **before ten** *or later*.',
      '- Kheda\n- Sonpani\n  1. Old town',
      '[More](https://a.example/x_%28y%29)',
    ].join('\n\n'),
  )
})

test('of Word the lists are lists, and nothing of its styles is left', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
    <style>p.MsoNormal { margin: 0 }</style></head><body>
    <h2>दिन<o:p></o:p></h2>
    <p class=MsoNormal><b>Bold</b> and a * star<o:p>&nbsp;</o:p></p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><!--[if !supportLists]-->
    <span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp;</span></span>First</p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>
    <span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Second</p>
    <p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>
    One</p><table><tr><td><p>Day</p></td><td>Where | how</td></tr>
    <tr><td>Mon</td><td>Kheda</td></tr></table>
    </body></html>`
  expect(markdownOf(html)).toBe(
    [
      '## दिन',
      '**Bold** and a \\* star',
      '- First\n- Second',
      '1. One',
      '| Day | Where \\| how |\n| --- | --- |\n| Mon | Kheda |',
    ].join('\n\n'),
  )
})

test('what has no shape is pasted as its plain text; nothing runs', () => {
  expect(markdownOf('<span style="color:red">Only words</span>')).toBeNull()
  expect(
    markdownOf('<h2>A</h2><img src=x onerror="window.harmed=1"><script>harmed=1</script>'),
  ).toBe('## A')
  expect('harmed' in globalThis).toBe(false)
  expect(markdownOf('<p><a href="javascript:alert(1)">Press</a> <b>now</b></p>')).toBe(
    'Press **now**',
  )
})

test('nested lists, tasks and struck words of Google Docs', () => {
  const html = `<b style="font-weight:normal;" id="docs-internal-guid-2">
    <ul style="margin-top:0"><li aria-level="1"><p role="presentation"><span>One</span></p></li>
    <ul><li aria-level="2"><p><span>Deep</span></p></li></ul>
    <li aria-level="1"><p><span style="text-decoration:line-through">Two</span></p></li></ul><br>
    <ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,A"><p>Done</p></li>
    <li role="checkbox" aria-checked="false"><p>Open</p></li></ul></b>`
  expect(read(html)).toEqual({
    markdown: '- One\n  - Deep\n- ~~Two~~\n- [x] Done\n- [ ] Open',
    leftOut: 0,
  })
})

test('lists of Word at several levels, its title, comments and what it hides', () => {
  const point = (level: number, sign: string, text: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;mso-list:l0 level${level} lfo1'>
    <![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times"'>
    &nbsp;&nbsp;</span></span><![endif]>${text}</p>`
  const html = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>
    <!-- /* Style */ p.MsoTitle {mso-style-priority:10} --></style></head><body>
    <!--StartFragment--><p class=MsoTitle>Fair<o:p></o:p></p>
    <h1><b>Days<o:p></o:p></b></h1>
    ${point(1, '1.', 'Come')}${point(2, 'a.', 'by <i>bus</i>')}${point(1, '2.', 'Go')}
    <p class=MsoNormal>Said<a style='mso-comment-reference:A_1' href="#_msocom_1"></a>
    <span class=MsoCommentReference>[A1]</span> so.<span
    style='mso-hide:all;display:none'>Hidden</span></p>
    <div style='mso-element:comment-list'><div style='mso-element:comment'>
    <p class=MsoCommentText>Really?</p></div></div>
    <v:imagedata src="file:///C:/pic.png"></v:imagedata><!--EndFragment--></body></html>`
  expect(read(html)).toEqual({
    markdown: '## Fair\n\n## Days\n\n1. Come\n   1. by *bus*\n2. Go\n\nSaid so.',
    leftOut: 1,
  })
})

test('lists of Word on the web', () => {
  const one = (level: number, text: string) =>
    `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list">
    <li data-leveltext="" data-aria-level="${level}" role="listitem" class="OutlineElement">
    <p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span></p>
    </li></ul></div>`
  expect(markdownOf(one(1, 'One') + one(2, 'Two') + one(1, 'Three'))).toBe(
    '- One\n  - Two\n- Three',
  )
})

test('links lead where they say, without what only tracks; other schemes are their words', () => {
  const link = (href: string) => `<p><b>x</b> <a href="${href}">Go</a></p>`
  expect(
    markdownOf(link('https://www.google.com/url?q=https://a.example/b&amp;sa=D&amp;ust=1')),
  ).toBe('**x** [Go](https://a.example/b)')
  expect(markdownOf(link('https://a.example/?utm_source=x&amp;p=1&amp;fbclid=2'))).toBe(
    '**x** [Go](https://a.example/?p=1)',
  )
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'file:///C:/x', '#_ftn1', 'x.html'])
    expect(markdownOf(link(bad))).toBe('**x** Go')
})

test('letters that would be signs stay letters; addresses stay whole', () => {
  expect(
    markdownOf(
      '<p># <i>no</i> heading</p><p>1. May &amp;amp; a_b</p><p>- no</p>' +
        '<p>https://a.example/x_y</p>',
    ),
  ).toBe('\\# *no* heading\n\n1\\. May \\&amp; a\\_b\n\n\\- no\n\nhttps://a.example/x_y')
})

test('a picture of the words that Word sends along is not asked for', () => {
  const data = new DataTransfer()
  data.setData('text/html', '<p><b>Words</b></p>')
  data.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
  expect(readPaste(data)).toEqual({ files: [], markdown: '**Words**', leftOut: 0 })
  const alone = new DataTransfer()
  alone.setData('text/html', '<img src="https://elsewhere.example/a.png">')
  alone.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
  expect(readPaste(alone)).toMatchObject({ markdown: null, leftOut: 0 })
  expect(readPaste(alone).files).toHaveLength(1)
})
