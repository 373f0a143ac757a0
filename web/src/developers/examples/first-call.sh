# The same with the REST API. Headers contain the total count and the links.
curl -sS -D - 'https://mandap.example/api/v1/venue/all?city=Udaipur&limit=3'
