# story
