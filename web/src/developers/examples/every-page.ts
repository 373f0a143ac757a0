// Every venue of a city, page by page. Cursors stay valid while venues are added and removed.
const query = `query Venues($after: String) {
  venues(filter: { city: "Udaipur" }, first: 2, after: $after) {
    nodes { id name }
    pageInfo { endCursor hasNextPage }
  }
}`;

interface Answer {
  data: {
    venues: {
      nodes: { id: string; name: string }[];
      pageInfo: { endCursor: string | null; hasNextPage: boolean };
    };
  };
}

let after: string | null = null;
do {
  const response: Response = await fetch('https://mandap.example/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { after } }),
  });
  const { venues } = ((await response.json()) as Answer).data;
  for (const { name } of venues.nodes) console.log(name);
  after = venues.pageInfo.hasNextPage ? venues.pageInfo.endCursor : null;
} while (after);
