import type { Template } from './template.ts'

export const TEMPLATES_EN: readonly Template[] = [
  {
    name: 'How-to guide',
    description: 'One task explained step by step, with what is needed and what often goes wrong.',
    icon: 'list',
    title: 'How to [do something] in [town]',
    excerpt: 'What you need, where to go, how long it takes and what it costs.',
    category: 'services',
    tags: ['how-to', 'guide'],
    content: `You want to [do something] and do not know where to begin. It takes [two visits \
and about a week] in [town]. Here is the whole way, with what to bring and what it costs.

## What you need

- [Aadhaar card and one copy]
- [Two photographs]
- [₹ amount, in cash]

## Step by step

1. Go to [office or shop], which is open [Monday to Saturday, 10 to 5].
2. Ask for [the form or the person]. It costs [nothing].
3. Fill in [the form]; the part that people most often get wrong is [part].
4. Hand it in at [counter] and **keep the receipt**.
5. Come back after [days] with the receipt.

## What often goes wrong

- **[The name is spelt differently on two papers.]** Bring [paper] that shows both.
- **[The counter is closed.]** The next working day counts, not the next calendar day.

## Questions people ask

**Can somebody else go for me?** [Yes, with a signed letter and a copy of their card.]

**What if I have lost the receipt?** [Ask at the same counter with your phone number.]

*Last checked on [date] at [office]. Tell us when something has changed.*
`,
  },
  {
    name: 'Business spotlight',
    description: 'A local business and the people behind it: what they make, why people come.',
    icon: 'shop',
    title: '[Name of the business]: [what makes it special]',
    excerpt: 'Who runs it, what to try first, when it is open and how to find it.',
    category: 'shopping',
    tags: ['spotlight', 'local business'],
    content: `[Name] opens the shutter at [six in the morning], before the first bus stops at \
[place]. [He or she] has run [business] since [year]; the [family] began it with [one room and \
a borrowed machine].

## What they do

[Business] is known for [product or service]. [One or two sentences about how it is made or \
done, and what is different here.]

> "[A sentence the owner really said, in their own words.]"
>
> [Name of the owner]

## What to try first

- **[Product or service]**, [₹ price]: [why]
- **[Product or service]**, [₹ price]: [why]

## What customers say

[Two customers, what they come for, since when. Ask before you write their names.]

## How to find it

| | |
|---|---|
| Where | [Street, landmark, town] |
| Open | [Days and hours] |
| Phone | [Number] |
| Pay by | [Cash, UPI] |

*We paid for what we bought. The business did not pay for this text.*
`,
  },
  {
    name: 'News article',
    description: 'What happened, where, when and what it changes for people here.',
    icon: 'page',
    title: '[What happened] in [place]',
    excerpt: 'The most important facts in one sentence: who, what, where and when.',
    category: 'services',
    tags: ['news'],
    content: `**[Town], [date].** [Who] [did what] on [day] in [place]. [The most important \
thing that follows from it for the people here.]

## What happened

[Two or three short paragraphs in the order of importance. Every number with its source: who \
said it, and when.]

## What it means for you

- [From when something is different]
- [Who has to do something, and until when]
- [Where one can ask: office, phone, hours]

## What people say

[Name], [what they do], says: "[their words]." [Name of the office] answered our question on \
[date]: "[their words]."

## How it goes on

[The next date that is known: a meeting, a decision, an opening.]

*Sources: [order or notice with its number and date], [conversation with …]. Something wrong? \
Write to us and we correct it here, with the date.*
`,
  },
  {
    name: 'Event preview',
    description: 'A fair, a festival or a match: when, where, what it costs, how to get there.',
    icon: 'clock',
    title: '[Event] in [place] on [date]',
    excerpt: 'When it begins, what not to miss, what it costs and how to come home.',
    category: 'entertainment',
    tags: ['event', 'this week'],
    content: `[Event] begins on [day, date] at [time] in [place]. [One sentence about what it \
is and how long it has been held.]

## At a glance

| | |
|---|---|
| When | [Date, from and to] |
| Where | [Ground, landmark, town] |
| Entry | [Free, or ₹ price; children] |
| Ask | [Name and number of the organisers] |

## What not to miss

1. **[Time]:** [what]
2. **[Time]:** [what]
3. **[Time]:** [what]

## Getting there and back

[Bus from …, at …; the last one back leaves at ….] Cars stand at [place]; two-wheelers nearer, \
at [place].

## Good to know

- Drinking water and toilets: [where]
- With a wheelchair or small children: [which way in]
- When it rains: [what happens]
`,
  },
  {
    name: 'Restaurant review',
    description: 'What was eaten and what it cost, how it was, for whom it is right.',
    icon: 'star',
    title: '[Name of the place], [town]: [the verdict in a few words]',
    excerpt: 'What we ate, what it cost, how long we waited and whether we would go again.',
    category: 'restaurants',
    tags: ['food', 'review'],
    content: `We went to [name] on [a weekday at noon and a Sunday evening], unannounced, and \
paid for everything. [The verdict in one sentence.]

## What we ate

- **[Dish]**, [₹ price]: [how it tasted, how much it was]
- **[Dish]**, [₹ price]: [how it tasted, how much it was]
- **[Sweet or tea]**, [₹ price]: [how it was]

## The place

[How many tables, fans or cooling, noise, cleanliness of the kitchen as far as one sees it, \
washbasin, toilet.] We waited [minutes] for the food.

## Service

[Whether one is asked, whether mistakes were put right, whether the bill was correct.]

## Who should go

Good for [families, a quick lunch, a meeting]. Less good for [whom]. Vegetarians: [separate \
kitchen or not].

## In short

| Taste | Service | Clean | For the money |
|---|---|---|---|
| [4/5] | [4/5] | [3/5] | [5/5] |

*[Address], open [hours], phone [number]. Visited in [month and year].*
`,
  },
  {
    name: 'Travel guide',
    description: 'A place worth a day: the way there, what to see, where to eat, what it costs.',
    icon: 'map',
    title: 'A day in [place]: what to see and how to get there',
    excerpt: 'The way there, three things to see, where to eat, and what a day costs.',
    category: 'hotels',
    tags: ['travel', 'day trip'],
    content: `[Place] lies [distance] from [town], [an hour and a half by bus]. Most people \
come for [sight]; stay until [time], when [what is special].

## Getting there

- **By bus:** from [stand], [first and last time], [₹ fare]
- **By train:** to [station], then [shared auto, ₹ fare]
- **With your own vehicle:** [which road, how it is, where to park]

## What to see

### [First sight]

[Two or three sentences: what it is, how long one needs, entry and hours.]

### [Second sight]

[Two or three sentences.]

### [Third sight]

[Two or three sentences.]

## Where to eat

[One place with its name, what it is good at and what it costs. What one should bring along \
instead.]

## When to go

[Best months. When it is closed, too hot or under water. Festivals.]

## What a day costs

| | for one person |
|---|---|
| Way there and back | [₹] |
| Entry | [₹] |
| Food | [₹] |

## Please

Take your rubbish home, ask before you photograph people, and do not feed the animals.
`,
  },
]
