/** What the explorer opens with. web/e2e/explorer.spec.ts runs every one. */
export const EXAMPLES: readonly { query: string; variables: string | null }[] = [
  {
    query: `# Welcome. Press the round button, or Ctrl and Enter, to run this query.
# The documentation is behind the first button on the left; the other tabs hold more examples.

query VenuesInACity($city: String!) {
  venues(filter: { city: $city }, first: 5) {
    nodes {
      id
      name
      city
      maxGuests
      vegPrice
      ratingAverage
    }
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
`,
    variables: '{\n  "city": "Udaipur"\n}',
  },
  {
    query: `# The next page starts after a cursor: copy "endCursor" of the first answer into "after".

query VendorsByCategory($after: String) {
  vendors(filter: { category: "Photographer" }, first: 3, after: $after, sort: RATING) {
    edges {
      cursor
      node {
        name
        city
        ratingAverage
        ratingCount
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
`,
    variables: '{\n  "after": null\n}',
  },
  {
    query: `# What a search field asks while somebody types.

query Suggestions {
  suggestions(term: "palace ud") {
    kind
    title
    detail
  }
}
`,
    variables: null,
  },
  {
    query: `# The latest articles and real weddings, with their first picture.

query Reading {
  blogs(first: 3) {
    nodes {
      title
      teaser(length: 120)
      pictures {
        url
        alt
      }
    }
  }
  realWeddings(first: 3) {
    nodes {
      title
    }
  }
}
`,
    variables: null,
  },
];
